-- AlterTable
ALTER TABLE "FamilyGrant" ADD COLUMN "areas" TEXT NOT NULL DEFAULT '';

-- Who shares goes on to share what they were told, and no reminders, which nobody told them of.
UPDATE "FamilyGrant" SET "areas" = 'warnings,metrics,ecg,reports';
