-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN "contentHash" TEXT;
