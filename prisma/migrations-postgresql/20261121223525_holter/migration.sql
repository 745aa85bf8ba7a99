-- CreateTable
CREATE TABLE "HolterRecord" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "measurementId" TEXT NOT NULL,
    "deviceCode" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "rateHz" INTEGER NOT NULL,
    "sampleCount" INTEGER,
    "status" TEXT NOT NULL,
    "summary" JSONB,
    "overview" BYTEA,
    "beats" BYTEA,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "HolterRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HolterBlock" (
    "recordId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "samples" BYTEA NOT NULL,

    CONSTRAINT "HolterBlock_pkey" PRIMARY KEY ("recordId","index")
);

-- CreateIndex
CREATE INDEX "HolterRecord_accountId_startedAt_idx" ON "HolterRecord"("accountId", "startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "HolterRecord_accountId_measurementId_key" ON "HolterRecord"("accountId", "measurementId");

-- AddForeignKey
ALTER TABLE "HolterRecord" ADD CONSTRAINT "HolterRecord_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HolterBlock" ADD CONSTRAINT "HolterBlock_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "HolterRecord"("id") ON DELETE CASCADE ON UPDATE CASCADE;
