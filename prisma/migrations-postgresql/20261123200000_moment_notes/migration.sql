-- CreateTable
CREATE TABLE "MomentNote" (
    "accountId" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "circumstances" JSONB,
    "noteCipher" TEXT,

    CONSTRAINT "MomentNote_pkey" PRIMARY KEY ("accountId","metric","at")
);

-- AddForeignKey
ALTER TABLE "MomentNote" ADD CONSTRAINT "MomentNote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
