-- AlterTable
ALTER TABLE "Profile" ADD COLUMN "hospitalNameCipher" TEXT;
ALTER TABLE "Profile" ADD COLUMN "hospitalPhoneCipher" TEXT;
