-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN "qtcSdMs" REAL;
