-- Codes live for five minutes: whoever waits for one asks again.
DROP TABLE "SmsCode";

-- CreateTable
CREATE TABLE "SmsCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "phoneHash" TEXT NOT NULL,
    "askerHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateIndex
CREATE INDEX "SmsCode_phoneHash_createdAt_idx" ON "SmsCode"("phoneHash", "createdAt");

-- CreateTable
CREATE TABLE "KnownDevice" (
    "phoneHash" TEXT NOT NULL,
    "deviceHash" TEXT NOT NULL,
    "lastAt" DATETIME NOT NULL,

    PRIMARY KEY ("phoneHash", "deviceHash")
);

-- CreateIndex
CREATE INDEX "KnownDevice_lastAt_idx" ON "KnownDevice"("lastAt");
