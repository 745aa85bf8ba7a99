-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN "qtcBeats" INTEGER;
ALTER TABLE "EcgRecord" ADD COLUMN "rateHighest" REAL;
ALTER TABLE "EcgRecord" ADD COLUMN "rateLowest" REAL;
