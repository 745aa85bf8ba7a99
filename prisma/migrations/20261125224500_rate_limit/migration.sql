-- CreateTable
CREATE TABLE "RateLimit" (
    "keyHash" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "RateLimit_endsAt_idx" ON "RateLimit"("endsAt");

-- DropTable: RateLimit counts its tries from now on.
DROP TABLE "BindingTry";
