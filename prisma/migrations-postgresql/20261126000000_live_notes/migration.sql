-- CreateTable
CREATE TABLE "LiveNote" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LiveNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LiveNote_at_idx" ON "LiveNote"("at");

-- AddForeignKey
ALTER TABLE "LiveNote" ADD CONSTRAINT "LiveNote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
