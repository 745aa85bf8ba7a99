-- It was written at every log-in and never asked for.
DROP INDEX "Session_refreshHash_key";
ALTER TABLE "Session" DROP COLUMN "refreshHash";
