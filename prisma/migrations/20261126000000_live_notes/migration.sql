-- CreateTable
CREATE TABLE "LiveNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "LiveNote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "LiveNote_at_idx" ON "LiveNote"("at");
