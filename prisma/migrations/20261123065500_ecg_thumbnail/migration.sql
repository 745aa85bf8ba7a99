-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN "thumbnail" TEXT;
