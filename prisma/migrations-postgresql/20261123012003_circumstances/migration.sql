-- AlterTable
ALTER TABLE "BloodPressure" ADD COLUMN     "circumstances" JSONB;

-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN     "circumstances" JSONB;
