-- AlterTable
ALTER TABLE "Appointment" ADD COLUMN     "firstId" TEXT,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'request';
