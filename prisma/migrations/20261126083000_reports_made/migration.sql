-- CreateTable
CREATE TABLE "ReportsMade" (
    "accountId" TEXT NOT NULL PRIMARY KEY,
    "fromDay" TEXT NOT NULL,
    "madeOf" TEXT NOT NULL,
    CONSTRAINT "ReportsMade_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Reports count what became of reminders. When one comes due next is written each time and changes nothing of that.

CREATE TRIGGER "Reminder_mark_insert" AFTER INSERT ON "Reminder" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Reminder', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Reminder_mark_update" AFTER UPDATE OF "kind", "name", "dose", "weekdays", "times", "active", "since", "until" ON "Reminder" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'Reminder', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "Reminder_mark_delete" AFTER DELETE ON "Reminder" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'Reminder', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "ReminderMark_mark_insert" AFTER INSERT ON "ReminderMark" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'ReminderMark', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "ReminderMark_mark_update" AFTER UPDATE ON "ReminderMark" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    VALUES (NEW."accountId", 'ReminderMark', '', hex(randomblob(8)))
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;

CREATE TRIGGER "ReminderMark_mark_delete" AFTER DELETE ON "ReminderMark" BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", 'ReminderMark', '', hex(randomblob(8)) FROM "Account" WHERE "id" = OLD."accountId"
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
END;
