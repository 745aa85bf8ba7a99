-- CreateTable
CREATE TABLE "SecurityEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT,
    "sessionId" TEXT,
    "device" TEXT NOT NULL,
    "addressHash" TEXT,
    "actorHash" TEXT,
    "count" INTEGER NOT NULL DEFAULT 1,
    "at" DATETIME NOT NULL,
    CONSTRAINT "SecurityEvent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SecurityEvent_accountId_at_idx" ON "SecurityEvent"("accountId", "at");


