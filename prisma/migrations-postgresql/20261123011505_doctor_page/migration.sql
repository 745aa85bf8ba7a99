-- CreateTable
CREATE TABLE "Medicine" (
    "accountId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "dose" TEXT NOT NULL,
    "timing" TEXT NOT NULL,
    "since" TEXT,

    CONSTRAINT "Medicine_pkey" PRIMARY KEY ("accountId","position")
);

-- CreateTable
CREATE TABLE "DoctorShare" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "contentCipher" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "seen" INTEGER NOT NULL DEFAULT 0,
    "lastSeenAt" TIMESTAMP(3),

    CONSTRAINT "DoctorShare_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DoctorShare_tokenHash_key" ON "DoctorShare"("tokenHash");

-- CreateIndex
CREATE INDEX "DoctorShare_accountId_createdAt_idx" ON "DoctorShare"("accountId", "createdAt");

-- AddForeignKey
ALTER TABLE "Medicine" ADD CONSTRAINT "Medicine_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DoctorShare" ADD CONSTRAINT "DoctorShare_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
