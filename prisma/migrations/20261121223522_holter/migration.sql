-- CreateTable
CREATE TABLE "HolterRecord" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "measurementId" TEXT NOT NULL,
    "deviceCode" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "rateHz" INTEGER NOT NULL,
    "sampleCount" INTEGER,
    "status" TEXT NOT NULL,
    "summary" JSONB,
    "overview" BLOB,
    "beats" BLOB,
    "createdAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    CONSTRAINT "HolterRecord_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HolterBlock" (
    "recordId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "samples" BLOB NOT NULL,

    PRIMARY KEY ("recordId", "index"),
    CONSTRAINT "HolterBlock_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "HolterRecord" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "HolterRecord_accountId_startedAt_idx" ON "HolterRecord"("accountId", "startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "HolterRecord_accountId_measurementId_key" ON "HolterRecord"("accountId", "measurementId");
