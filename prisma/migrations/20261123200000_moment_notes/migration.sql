-- CreateTable
CREATE TABLE "MomentNote" (
    "accountId" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "circumstances" JSONB,
    "noteCipher" TEXT,

    PRIMARY KEY ("accountId", "metric", "at"),
    CONSTRAINT "MomentNote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
