-- AlterTable
ALTER TABLE "BloodPressure" ADD COLUMN     "noteCipher" TEXT;

-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN     "noteCipher" TEXT;

-- CreateTable
CREATE TABLE "ManualReading" (
    "accountId" TEXT NOT NULL,
    "measurementId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "systolic" INTEGER,
    "diastolic" INTEGER,
    "pulse" INTEGER,
    "value" DOUBLE PRECISION,
    "place" TEXT NOT NULL,
    "arm" TEXT,
    "circumstances" JSONB,
    "noteCipher" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "correctedAt" TIMESTAMP(3),

    CONSTRAINT "ManualReading_pkey" PRIMARY KEY ("accountId","measurementId")
);

-- CreateIndex
CREATE INDEX "ManualReading_accountId_kind_at_idx" ON "ManualReading"("accountId", "kind", "at");

-- AddForeignKey
ALTER TABLE "ManualReading" ADD CONSTRAINT "ManualReading_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
