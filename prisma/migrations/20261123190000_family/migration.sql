-- AlterTable
ALTER TABLE "FamilyGrant" ADD COLUMN "acceptedAt" DATETIME;
ALTER TABLE "FamilyGrant" ADD COLUMN "labelCipher" TEXT;

-- Until now a grant held without an answer.
UPDATE "FamilyGrant" SET "acceptedAt" = "createdAt" WHERE "viewerId" IS NOT NULL;

-- CreateTable
CREATE TABLE "FamilyLook" (
    "grantId" TEXT NOT NULL,
    "look" TEXT NOT NULL,
    "hour" DATETIME NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("grantId", "hour", "look"),
    CONSTRAINT "FamilyLook_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "FamilyGrant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "FamilyLook_hour_idx" ON "FamilyLook"("hour");
