-- AlterTable
ALTER TABLE "Account" ADD COLUMN "reminderSms" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Reminder" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "reminderId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "dose" TEXT NOT NULL,
    "weekdays" JSONB NOT NULL,
    "times" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL,
    "since" DATETIME NOT NULL,
    "until" DATETIME,
    "nextAt" DATETIME,
    CONSTRAINT "Reminder_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReminderMark" (
    "accountId" TEXT NOT NULL,
    "reminderId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "until" DATETIME,

    PRIMARY KEY ("accountId", "reminderId", "day", "time"),
    CONSTRAINT "ReminderMark_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReminderNotice" (
    "accountId" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "claimedUntil" DATETIME,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "settledAt" DATETIME,
    "outcome" TEXT,

    PRIMARY KEY ("accountId", "target", "dueAt"),
    CONSTRAINT "ReminderNotice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PushTarget" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "endpointHash" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "targetCipher" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PushTarget_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PushTarget_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Reminder_accountId_reminderId_idx" ON "Reminder"("accountId", "reminderId");

-- CreateIndex
CREATE INDEX "Reminder_nextAt_idx" ON "Reminder"("nextAt");

-- CreateIndex
CREATE INDEX "ReminderMark_accountId_day_idx" ON "ReminderMark"("accountId", "day");

-- CreateIndex
CREATE INDEX "ReminderNotice_settledAt_dueAt_idx" ON "ReminderNotice"("settledAt", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "PushTarget_endpointHash_key" ON "PushTarget"("endpointHash");

-- CreateIndex
CREATE INDEX "PushTarget_accountId_idx" ON "PushTarget"("accountId");

-- CreateIndex
CREATE INDEX "PushTarget_sessionId_idx" ON "PushTarget"("sessionId");
