-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN     "qtcBeats" INTEGER,
ADD COLUMN     "rateHighest" DOUBLE PRECISION,
ADD COLUMN     "rateLowest" DOUBLE PRECISION;
