-- AlterTable
ALTER TABLE "Appointment" ADD COLUMN "firstId" TEXT;
ALTER TABLE "Appointment" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'request';
