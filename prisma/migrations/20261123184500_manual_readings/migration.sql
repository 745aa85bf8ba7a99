-- AlterTable
ALTER TABLE "BloodPressure" ADD COLUMN "noteCipher" TEXT;

-- AlterTable
ALTER TABLE "EcgRecord" ADD COLUMN "noteCipher" TEXT;

-- CreateTable
CREATE TABLE "ManualReading" (
    "accountId" TEXT NOT NULL,
    "measurementId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "systolic" INTEGER,
    "diastolic" INTEGER,
    "pulse" INTEGER,
    "value" REAL,
    "place" TEXT NOT NULL,
    "arm" TEXT,
    "circumstances" JSONB,
    "noteCipher" TEXT,
    "createdAt" DATETIME NOT NULL,
    "correctedAt" DATETIME,

    PRIMARY KEY ("accountId", "measurementId"),
    CONSTRAINT "ManualReading_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ManualReading_accountId_kind_at_idx" ON "ManualReading"("accountId", "kind", "at");
