-- Readings lie in months of China's calendar, a partition each (ADR 29). Statements of the version before work on it as they did.
-- In its place under the same name: "Reading"

-- Where what is there already ends: with the month of the newest, or of tomorrow. Read before anything is locked.
SELECT set_config(
    'kangban.months_from',
    (date_trunc('month', greatest(max("at"), now() AT TIME ZONE 'UTC' + interval '1 day') + interval '8 hours')
        + interval '1 month' - interval '8 hours')::text,
    true
) FROM "Reading";

-- In the order in which the service locks them, so that nobody waits in a ring.
LOCK TABLE "Account", "Reading" IN ACCESS EXCLUSIVE MODE;

ALTER TABLE "Reading" RENAME TO "Reading_past";

ALTER TABLE "Reading_past" RENAME CONSTRAINT "Reading_pkey" TO "Reading_past_pkey";

DROP TRIGGER "Reading_mark_insert" ON "Reading_past";

DROP TRIGGER "Reading_mark_delete" ON "Reading_past";

DROP TRIGGER "Reading_mark_update" ON "Reading_past";

DROP TRIGGER "Reading_mark_update_old" ON "Reading_past";

CREATE TABLE "Reading" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "Reading_pkey" PRIMARY KEY ("accountId","kind","at")
) PARTITION BY RANGE ("at");

ALTER TABLE "Reading" ADD CONSTRAINT "Reading_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What finds no month: the service makes them ahead, and moves out of it what belongs to one (upkeep/reading-months.ts).
CREATE TABLE "Reading_rest" PARTITION OF "Reading" DEFAULT;

-- What there is already stays where it is, as the first partition: no row is copied, each is read once under the lock, and none
-- where a constraint shows that all are older (ADR 29).
DO $$
BEGIN
    IF EXISTS (SELECT FROM "Reading_past") THEN
        EXECUTE format(
            'ALTER TABLE "Reading" ATTACH PARTITION "Reading_past" FOR VALUES FROM (MINVALUE) TO (%L)',
            current_setting('kangban.months_from')
        );
    ELSE
        DROP TABLE "Reading_past";
    END IF;
END $$;

-- Of the whole, whichever of its months a statement changes.
CREATE TRIGGER "Reading_mark_insert" AFTER INSERT ON "Reading"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

CREATE TRIGGER "Reading_mark_delete" AFTER DELETE ON "Reading"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

CREATE TRIGGER "Reading_mark_update" AFTER UPDATE ON "Reading"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();

CREATE TRIGGER "Reading_mark_update_old" AFTER UPDATE ON "Reading"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_readings();
