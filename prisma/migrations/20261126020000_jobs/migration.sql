-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "about" TEXT,
    "accountId" TEXT,
    "uniqueKey" TEXT,
    "state" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "startsAt" DATETIME NOT NULL,
    "leaseEndsAt" DATETIME,
    "failure" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Job_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Job_uniqueKey_key" ON "Job"("uniqueKey");

-- CreateIndex
CREATE INDEX "Job_kind_state_startsAt_idx" ON "Job"("kind", "state", "startsAt");

-- CreateIndex
CREATE INDEX "Job_accountId_idx" ON "Job"("accountId");
