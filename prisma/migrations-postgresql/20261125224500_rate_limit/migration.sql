-- CreateTable
CREATE TABLE "RateLimit" (
    "keyHash" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("keyHash")
);

-- CreateIndex
CREATE INDEX "RateLimit_endsAt_idx" ON "RateLimit"("endsAt");

-- DropTable: RateLimit counts its tries from now on.
DROP TABLE "BindingTry";
