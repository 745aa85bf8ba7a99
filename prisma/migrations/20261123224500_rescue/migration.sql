-- CreateTable
CREATE TABLE "Rescue" (
    "accountId" TEXT NOT NULL,
    "rescueId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "tellAt" DATETIME NOT NULL,
    "placeCipher" TEXT,
    "cancelledAt" DATETIME,
    "claimedUntil" DATETIME,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "settledAt" DATETIME,
    "told" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("accountId", "rescueId"),
    CONSTRAINT "Rescue_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Rescue_accountId_at_idx" ON "Rescue"("accountId", "at");

-- CreateIndex
CREATE INDEX "Rescue_settledAt_tellAt_idx" ON "Rescue"("settledAt", "tellAt");
