-- AlterTable
ALTER TABLE "FamilyGrant" ADD COLUMN     "acceptedAt" TIMESTAMP(3),
ADD COLUMN     "labelCipher" TEXT;

-- Until now a grant held without an answer.
UPDATE "FamilyGrant" SET "acceptedAt" = "createdAt" WHERE "viewerId" IS NOT NULL;

-- CreateTable
CREATE TABLE "FamilyLook" (
    "grantId" TEXT NOT NULL,
    "look" TEXT NOT NULL,
    "hour" TIMESTAMP(3) NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FamilyLook_pkey" PRIMARY KEY ("grantId","hour","look")
);

-- CreateIndex
CREATE INDEX "FamilyLook_hour_idx" ON "FamilyLook"("hour");

-- AddForeignKey
ALTER TABLE "FamilyLook" ADD CONSTRAINT "FamilyLook_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "FamilyGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
