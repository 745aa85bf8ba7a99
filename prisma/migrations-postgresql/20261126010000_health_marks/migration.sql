-- CreateTable
CREATE TABLE "HealthMark" (
    "accountId" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "mark" TEXT NOT NULL,

    CONSTRAINT "HealthMark_pkey" PRIMARY KEY ("accountId","part","day")
);

-- AddForeignKey
ALTER TABLE "HealthMark" ADD CONSTRAINT "HealthMark_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Marks are random, so that none comes again when a database is put back to what it was. An account that goes takes its rows
-- with it: they are marked no more.
CREATE FUNCTION mark_health() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", TG_TABLE_NAME, '', gen_random_uuid() FROM "Account"
    WHERE "id" = COALESCE(NEW."accountId", OLD."accountId")
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
    RETURN NULL;
END $$;

-- Readings come in thousands: one mark a statement, in one order, so that two transactions do not wait for each other.
CREATE FUNCTION mark_readings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
    SELECT "id", "kind", to_char("at" + interval '8 hours', 'YYYY-MM-DD') AS "day", gen_random_uuid()
    FROM changed JOIN "Account" ON "id" = "accountId"
    GROUP BY "id", "kind", 3
    ORDER BY "id", "kind", 3
    ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
    RETURN NULL;
END $$;

CREATE TRIGGER "Reading_mark_insert" AFTER INSERT ON "Reading"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

CREATE TRIGGER "Reading_mark_delete" AFTER DELETE ON "Reading"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

CREATE TRIGGER "Reading_mark_update" AFTER UPDATE ON "Reading"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

-- Of a reading that is given another moment, the day that it leaves.
CREATE TRIGGER "Reading_mark_update_old" AFTER UPDATE ON "Reading"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

CREATE TRIGGER "BloodPressure_mark" AFTER INSERT OR UPDATE OR DELETE ON "BloodPressure"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "ManualReading_mark" AFTER INSERT OR UPDATE OR DELETE ON "ManualReading"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "SleepNight_mark" AFTER INSERT OR UPDATE OR DELETE ON "SleepNight"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "EcgRecord_mark" AFTER INSERT OR UPDATE OR DELETE ON "EcgRecord"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "HolterRecord_mark" AFTER INSERT OR UPDATE OR DELETE ON "HolterRecord"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "Warning_mark" AFTER INSERT OR UPDATE OR DELETE ON "Warning"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "Goal_mark" AFTER INSERT OR UPDATE OR DELETE ON "Goal"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "Profile_mark" AFTER INSERT OR UPDATE OR DELETE ON "Profile"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "Binding_mark" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "Binding"
FOR EACH ROW EXECUTE FUNCTION mark_health();
