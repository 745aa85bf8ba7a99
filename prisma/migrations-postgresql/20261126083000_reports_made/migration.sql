-- CreateTable
CREATE TABLE "ReportsMade" (
    "accountId" TEXT NOT NULL,
    "fromDay" TEXT NOT NULL,
    "madeOf" TEXT NOT NULL,

    CONSTRAINT "ReportsMade_pkey" PRIMARY KEY ("accountId")
);

-- AddForeignKey
ALTER TABLE "ReportsMade" ADD CONSTRAINT "ReportsMade_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Reports count what became of reminders. When one comes due next is written each time and changes nothing of that.
CREATE TRIGGER "Reminder_mark" AFTER INSERT OR DELETE OR UPDATE OF "kind", "name", "dose", "weekdays", "times", "active", "since", "until" ON "Reminder"
FOR EACH ROW EXECUTE FUNCTION mark_health();

CREATE TRIGGER "ReminderMark_mark" AFTER INSERT OR UPDATE OR DELETE ON "ReminderMark"
FOR EACH ROW EXECUTE FUNCTION mark_health();
