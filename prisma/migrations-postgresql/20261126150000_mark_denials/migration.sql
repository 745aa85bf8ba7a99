-- CreateTable
CREATE TABLE "MarkDenial" (
    "accountId" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "sample" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "saidAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MarkDenial_pkey" PRIMARY KEY ("accountId","recordId","sample","kind")
);

-- AddForeignKey
ALTER TABLE "MarkDenial" ADD CONSTRAINT "MarkDenial_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
