-- CreateTable
CREATE TABLE "Medicine" (
    "accountId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "dose" TEXT NOT NULL,
    "timing" TEXT NOT NULL,
    "since" TEXT,

    PRIMARY KEY ("accountId", "position"),
    CONSTRAINT "Medicine_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DoctorShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "contentCipher" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "lastSeenAt" DATETIME,
    CONSTRAINT "DoctorShare_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "DoctorShare_tokenHash_key" ON "DoctorShare"("tokenHash");

-- CreateIndex
CREATE INDEX "DoctorShare_accountId_createdAt_idx" ON "DoctorShare"("accountId", "createdAt");
