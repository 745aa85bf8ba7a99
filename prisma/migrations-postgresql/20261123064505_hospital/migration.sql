-- AlterTable
ALTER TABLE "Profile" ADD COLUMN     "hospitalNameCipher" TEXT,
ADD COLUMN     "hospitalPhoneCipher" TEXT;
