-- CreateTable
CREATE TABLE "DayFigure" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "madeBy" TEXT NOT NULL,
    "value" REAL,

    PRIMARY KEY ("accountId", "kind", "day", "name"),
    CONSTRAINT "DayFigure_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What was erased is not kept in a figure either.
CREATE TRIGGER "HealthMark_figures_insert" AFTER INSERT ON "HealthMark" WHEN NEW."day" <> '' BEGIN
    DELETE FROM "DayFigure" WHERE "accountId" = NEW."accountId" AND "kind" = NEW."part" AND "day" = NEW."day";
END;

CREATE TRIGGER "HealthMark_figures_update" AFTER UPDATE ON "HealthMark" WHEN NEW."day" <> '' BEGIN
    DELETE FROM "DayFigure" WHERE "accountId" = NEW."accountId" AND "kind" = NEW."part" AND "day" = NEW."day";
END;

CREATE TRIGGER "HealthMark_figures_delete" AFTER DELETE ON "HealthMark" WHEN OLD."day" <> '' BEGIN
    DELETE FROM "DayFigure" WHERE "accountId" = OLD."accountId" AND "kind" = OLD."part" AND "day" = OLD."day";
END;
