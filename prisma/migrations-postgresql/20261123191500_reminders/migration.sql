-- AlterTable
ALTER TABLE "Account" ADD COLUMN "reminderSms" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Reminder" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "reminderId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "dose" TEXT NOT NULL,
    "weekdays" JSONB NOT NULL,
    "times" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3),
    "nextAt" TIMESTAMP(3),

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReminderMark" (
    "accountId" TEXT NOT NULL,
    "reminderId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3),

    CONSTRAINT "ReminderMark_pkey" PRIMARY KEY ("accountId","reminderId","day","time")
);

-- CreateTable
CREATE TABLE "ReminderNotice" (
    "accountId" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "claimedUntil" TIMESTAMP(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "settledAt" TIMESTAMP(3),
    "outcome" TEXT,

    CONSTRAINT "ReminderNotice_pkey" PRIMARY KEY ("accountId","target","dueAt")
);

-- CreateTable
CREATE TABLE "PushTarget" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "endpointHash" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "targetCipher" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PushTarget_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReminderMark" ADD CONSTRAINT "ReminderMark_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReminderNotice" ADD CONSTRAINT "ReminderNotice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushTarget" ADD CONSTRAINT "PushTarget_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushTarget" ADD CONSTRAINT "PushTarget_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
