-- AlterTable
ALTER TABLE "Warning" ADD COLUMN     "remindAt" TIMESTAMP(3),
ADD COLUMN     "seenAt" TIMESTAMP(3),
ADD COLUMN     "toldAt" TIMESTAMP(3);
