-- CreateTable
CREATE TABLE "Rescue" (
    "accountId" TEXT NOT NULL,
    "rescueId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "tellAt" TIMESTAMP(3) NOT NULL,
    "placeCipher" TEXT,
    "cancelledAt" TIMESTAMP(3),
    "claimedUntil" TIMESTAMP(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "settledAt" TIMESTAMP(3),
    "told" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Rescue_pkey" PRIMARY KEY ("accountId","rescueId")
);

-- CreateIndex
CREATE INDEX "Rescue_accountId_at_idx" ON "Rescue"("accountId", "at");

-- CreateIndex
CREATE INDEX "Rescue_settledAt_tellAt_idx" ON "Rescue"("settledAt", "tellAt");

-- AddForeignKey
ALTER TABLE "Rescue" ADD CONSTRAINT "Rescue_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
