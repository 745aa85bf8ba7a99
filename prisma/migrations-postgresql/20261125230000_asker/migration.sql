-- Codes live for five minutes: whoever waits for one asks again.
DROP TABLE "SmsCode";

-- CreateTable
CREATE TABLE "SmsCode" (
    "id" TEXT NOT NULL,
    "phoneHash" TEXT NOT NULL,
    "askerHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "SmsCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SmsCode_phoneHash_createdAt_idx" ON "SmsCode"("phoneHash", "createdAt");

-- CreateTable
CREATE TABLE "KnownDevice" (
    "phoneHash" TEXT NOT NULL,
    "deviceHash" TEXT NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("phoneHash", "deviceHash")
);

-- CreateIndex
CREATE INDEX "KnownDevice_lastAt_idx" ON "KnownDevice"("lastAt");
