-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN     "qtcSdMs" DOUBLE PRECISION;
