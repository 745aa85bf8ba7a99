-- The first page of the ledger of points is remembered as pages of health are.

CREATE TRIGGER "PointsEntry_mark_insert" AFTER INSERT ON "PointsEntry" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'PointsEntry', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "PointsEntry_mark_update" AFTER UPDATE ON "PointsEntry" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'PointsEntry', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "PointsEntry_mark_delete" AFTER DELETE ON "PointsEntry" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'PointsEntry', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;
