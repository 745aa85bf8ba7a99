-- CreateTable
CREATE TABLE "DayFigure" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "madeBy" TEXT NOT NULL,
    "value" DOUBLE PRECISION,

    CONSTRAINT "DayFigure_pkey" PRIMARY KEY ("accountId","kind","day","name")
);

-- AddForeignKey
ALTER TABLE "DayFigure" ADD CONSTRAINT "DayFigure_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was erased is not kept in a figure either.
CREATE FUNCTION forget_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed "HealthMark" := COALESCE(NEW, OLD);
BEGIN
    DELETE FROM "DayFigure"
    WHERE "accountId" = changed."accountId" AND "kind" = changed."part" AND "day" = changed."day";
    RETURN NULL;
END $$;

CREATE TRIGGER "HealthMark_figures" AFTER INSERT OR UPDATE ON "HealthMark"
FOR EACH ROW WHEN (NEW."day" <> '') EXECUTE FUNCTION forget_figures();

CREATE TRIGGER "HealthMark_figures_delete" AFTER DELETE ON "HealthMark"
FOR EACH ROW WHEN (OLD."day" <> '') EXECUTE FUNCTION forget_figures();
