-- CreateTable
CREATE TABLE "HealthMark" (
    "accountId" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "mark" TEXT NOT NULL,

    PRIMARY KEY ("accountId", "part", "day"),
    CONSTRAINT "HealthMark_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Marks are random, so that none comes again when a database is put back to what it was. An account that goes takes its rows
-- with it: they are marked no more.

CREATE TRIGGER "Reading_mark_insert" AFTER INSERT ON "Reading" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", NEW."kind", date(NEW."at", '+8 hours'), hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Reading_mark_update" AFTER UPDATE ON "Reading" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (OLD."accountId", OLD."kind", date(OLD."at", '+8 hours'), hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", NEW."kind", date(NEW."at", '+8 hours'), hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Reading_mark_delete" AFTER DELETE ON "Reading" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", OLD."kind", date(OLD."at", '+8 hours'), hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "BloodPressure_mark_insert" AFTER INSERT ON "BloodPressure" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'BloodPressure', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "BloodPressure_mark_update" AFTER UPDATE ON "BloodPressure" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'BloodPressure', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "BloodPressure_mark_delete" AFTER DELETE ON "BloodPressure" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'BloodPressure', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "ManualReading_mark_insert" AFTER INSERT ON "ManualReading" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'ManualReading', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "ManualReading_mark_update" AFTER UPDATE ON "ManualReading" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'ManualReading', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "ManualReading_mark_delete" AFTER DELETE ON "ManualReading" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'ManualReading', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "SleepNight_mark_insert" AFTER INSERT ON "SleepNight" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'SleepNight', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "SleepNight_mark_update" AFTER UPDATE ON "SleepNight" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'SleepNight', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "SleepNight_mark_delete" AFTER DELETE ON "SleepNight" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'SleepNight', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "EcgRecord_mark_insert" AFTER INSERT ON "EcgRecord" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'EcgRecord', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "EcgRecord_mark_update" AFTER UPDATE ON "EcgRecord" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'EcgRecord', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "EcgRecord_mark_delete" AFTER DELETE ON "EcgRecord" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'EcgRecord', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "HolterRecord_mark_insert" AFTER INSERT ON "HolterRecord" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'HolterRecord', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "HolterRecord_mark_update" AFTER UPDATE ON "HolterRecord" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'HolterRecord', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "HolterRecord_mark_delete" AFTER DELETE ON "HolterRecord" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'HolterRecord', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Warning_mark_insert" AFTER INSERT ON "Warning" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Warning', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Warning_mark_update" AFTER UPDATE ON "Warning" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Warning', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Warning_mark_delete" AFTER DELETE ON "Warning" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'Warning', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Goal_mark_insert" AFTER INSERT ON "Goal" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Goal', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Goal_mark_update" AFTER UPDATE ON "Goal" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Goal', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Goal_mark_delete" AFTER DELETE ON "Goal" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'Goal', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Profile_mark_insert" AFTER INSERT ON "Profile" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Profile', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Profile_mark_update" AFTER UPDATE ON "Profile" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Profile', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Profile_mark_delete" AFTER DELETE ON "Profile" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'Profile', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Binding_mark_insert" AFTER INSERT ON "Binding" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Binding', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Binding_mark_update" AFTER UPDATE OF "status" ON "Binding" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Binding', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Binding_mark_delete" AFTER DELETE ON "Binding" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'Binding', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;
