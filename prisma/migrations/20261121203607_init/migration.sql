-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userCode" TEXT NOT NULL,
    "phoneHash" TEXT NOT NULL,
    "phoneCipher" TEXT NOT NULL,
    "isDaoAn" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "onboardedAt" DATETIME,
    "deletionRequestedAt" DATETIME,
    "points" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "refreshHash" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SmsCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "phoneHash" TEXT NOT NULL,
    "addressHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "wrongTries" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "givenAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "Consent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FamilyGrant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "viewerId" TEXT,
    "phoneHash" TEXT NOT NULL,
    "phoneCipher" TEXT NOT NULL,
    "nameCipher" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "FamilyGrant_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FamilyGrant_viewerId_fkey" FOREIGN KEY ("viewerId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "accountId" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("accountId", "operation", "key")
);

-- CreateTable
CREATE TABLE "Profile" (
    "accountId" TEXT NOT NULL PRIMARY KEY,
    "nameCipher" TEXT,
    "idNoCipher" TEXT,
    "sex" INTEGER,
    "birthday" TEXT,
    "height" INTEGER,
    "weight" INTEGER,
    "waistline" INTEGER,
    "ethnicity" TEXT,
    "residence" TEXT,
    "industry" INTEGER,
    "medHis" BOOLEAN,
    "familyMedHis" BOOLEAN,
    "takeMed" BOOLEAN,
    "hypertensionTreatment" BOOLEAN,
    "atypicalAntipsychotics" BOOLEAN,
    "oralCorticosteroids" BOOLEAN,
    "erectileDysfunction" BOOLEAN,
    "depressionEval" INTEGER,
    "sleepQuality" INTEGER,
    "smokingStatus" INTEGER,
    "drinkingStatus" INTEGER,
    "dietaryHabits" INTEGER,
    "dietPreference" INTEGER,
    "exerciseFreq" INTEGER,
    "addressCipher" TEXT,
    "communityPhoneCipher" TEXT,
    "avatarFileId" TEXT,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Profile_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MedicalTag" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "tagCode" TEXT NOT NULL,
    "tagName" TEXT NOT NULL,
    "sex" INTEGER,
    "position" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "ProfileTag" (
    "accountId" TEXT NOT NULL,
    "tagId" TEXT NOT NULL,

    PRIMARY KEY ("accountId", "tagId"),
    CONSTRAINT "ProfileTag_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProfileTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "MedicalTag" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "nameCipher" TEXT NOT NULL,
    "phoneCipher" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Contact_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Device" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "typeCode" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "firmware" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "holderId" TEXT,
    CONSTRAINT "Device_holderId_fkey" FOREIGN KEY ("holderId") REFERENCES "Account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Binding" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "deviceCode" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "battery" INTEGER,
    "lastSyncAt" DATETIME,
    "jsonBrs" TEXT,
    "boundAt" DATETIME NOT NULL,
    "unboundAt" DATETIME,
    CONSTRAINT "Binding_deviceCode_fkey" FOREIGN KEY ("deviceCode") REFERENCES "Device" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Binding_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Reading" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "value" REAL NOT NULL,
    "source" TEXT NOT NULL,

    PRIMARY KEY ("accountId", "kind", "at"),
    CONSTRAINT "Reading_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BloodPressure" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "systolic" INTEGER NOT NULL,
    "diastolic" INTEGER NOT NULL,
    "pulse" INTEGER,
    "source" TEXT NOT NULL,
    "deviceCode" TEXT,
    CONSTRAINT "BloodPressure_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SleepNight" (
    "accountId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "startAt" DATETIME NOT NULL,
    "endAt" DATETIME NOT NULL,
    "score" INTEGER NOT NULL,
    "averageHeartRate" INTEGER,
    "stages" JSONB NOT NULL,
    "lowOxygen" JSONB NOT NULL,

    PRIMARY KEY ("accountId", "day"),
    CONSTRAINT "SleepNight_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EcgRecord" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "measurementId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "deviceCode" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "samples" BLOB NOT NULL,
    "sampleCount" INTEGER NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "heartRate" REAL,
    "qtMs" REAL,
    "qtcMs" REAL,
    "hrvMs" REAL,
    "hrvSeconds" REAL,
    "hrvBeats" INTEGER,
    "rhythm" TEXT NOT NULL,
    "rhythmReason" TEXT NOT NULL,
    "marks" JSONB NOT NULL,
    "analysedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "EcgRecord_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Warning" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "value" REAL NOT NULL,
    "otherValue" REAL,
    "limit" REAL NOT NULL,
    "otherLimit" REAL,
    "occurredAt" DATETIME NOT NULL,
    "seconds" INTEGER,
    "handledAt" DATETIME,
    "handledAs" TEXT,
    CONSTRAINT "Warning_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Goal" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "since" DATETIME NOT NULL,

    PRIMARY KEY ("accountId", "kind", "since"),
    CONSTRAINT "Goal_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MeasurementComparison" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "userNameCipher" TEXT NOT NULL,
    "userNameHash" TEXT NOT NULL,
    "sysTime" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "watchHr" INTEGER,
    "watchSpo2" INTEGER,
    "watchSbp" INTEGER,
    "watchDbp" INTEGER,
    "deviceHr" INTEGER,
    "deviceSpo2" INTEGER,
    "deviceSbp" INTEGER,
    "deviceDbp" INTEGER,
    CONSTRAINT "MeasurementComparison_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RuleConfiguration" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "ruleJson" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PointsEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    CONSTRAINT "PointsEntry_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignIn" (
    "accountId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "cycleDay" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("accountId", "day"),
    CONSTRAINT "SignIn_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "activityType" TEXT NOT NULL,
    "consume" INTEGER NOT NULL,
    "partake" INTEGER NOT NULL,
    "position" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Prize" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "activityId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "prizeType" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "quota" INTEGER NOT NULL,
    "stock" INTEGER NOT NULL,
    "points" INTEGER,
    "cents" INTEGER,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Prize_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draw" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "activityId" TEXT NOT NULL,
    "prizeId" TEXT NOT NULL,
    "cost" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Draw_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Draw_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Draw_prizeId_fkey" FOREIGN KEY ("prizeId") REFERENCES "Prize" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Participation" (
    "accountId" TEXT NOT NULL,
    "activityId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("accountId", "activityId"),
    CONSTRAINT "Participation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Participation_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Redemption" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "drawId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "redeemedAt" DATETIME,
    CONSTRAINT "Redemption_drawId_fkey" FOREIGN KEY ("drawId") REFERENCES "Draw" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RedemptionPermit" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "redemptionId" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Report_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ShareToken" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "ShareToken_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "Report" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SurveyAnswer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "SurveyAnswer_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "sha256" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "StoredFile_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArchiveDocument" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "fileIds" JSONB NOT NULL,
    "note" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ArchiveDocument_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Feedback" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "phoneCipher" TEXT,
    "fileIds" JSONB NOT NULL,
    "at" DATETIME NOT NULL,
    "reply" TEXT,
    "repliedAt" DATETIME,
    CONSTRAINT "Feedback_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Entitlement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "remaining" JSONB NOT NULL,
    CONSTRAINT "Entitlement_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "contentCipher" TEXT NOT NULL,
    "fileIds" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "mailedAt" DATETIME,
    "mailTries" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Appointment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ServiceClick" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "flag" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "ServiceClick_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NewsItem" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "typeId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "pic" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Disease" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "category" TEXT NOT NULL,
    "department" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "tags" JSONB NOT NULL,
    "position" INTEGER NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_userCode_key" ON "Account"("userCode");

-- CreateIndex
CREATE UNIQUE INDEX "Account_phoneHash_key" ON "Account"("phoneHash");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Session_refreshHash_key" ON "Session"("refreshHash");

-- CreateIndex
CREATE INDEX "Session_accountId_idx" ON "Session"("accountId");

-- CreateIndex
CREATE INDEX "SmsCode_phoneHash_purpose_createdAt_idx" ON "SmsCode"("phoneHash", "purpose", "createdAt");

-- CreateIndex
CREATE INDEX "SmsCode_addressHash_createdAt_idx" ON "SmsCode"("addressHash", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Consent_accountId_kind_version_key" ON "Consent"("accountId", "kind", "version");

-- CreateIndex
CREATE INDEX "FamilyGrant_viewerId_idx" ON "FamilyGrant"("viewerId");

-- CreateIndex
CREATE INDEX "FamilyGrant_phoneHash_idx" ON "FamilyGrant"("phoneHash");

-- CreateIndex
CREATE UNIQUE INDEX "FamilyGrant_ownerId_phoneHash_key" ON "FamilyGrant"("ownerId", "phoneHash");

-- CreateIndex
CREATE UNIQUE INDEX "MedicalTag_kind_tagCode_key" ON "MedicalTag"("kind", "tagCode");

-- CreateIndex
CREATE INDEX "Contact_accountId_position_idx" ON "Contact"("accountId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Device_holderId_typeCode_key" ON "Device"("holderId", "typeCode");

-- CreateIndex
CREATE INDEX "Binding_accountId_status_idx" ON "Binding"("accountId", "status");

-- CreateIndex
CREATE INDEX "Binding_deviceCode_status_idx" ON "Binding"("deviceCode", "status");

-- CreateIndex
CREATE INDEX "BloodPressure_accountId_at_idx" ON "BloodPressure"("accountId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "BloodPressure_accountId_source_at_key" ON "BloodPressure"("accountId", "source", "at");

-- CreateIndex
CREATE INDEX "EcgRecord_accountId_startedAt_idx" ON "EcgRecord"("accountId", "startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "EcgRecord_accountId_measurementId_key" ON "EcgRecord"("accountId", "measurementId");

-- CreateIndex
CREATE INDEX "Warning_accountId_occurredAt_idx" ON "Warning"("accountId", "occurredAt");

-- CreateIndex
CREATE UNIQUE INDEX "Warning_accountId_kind_occurredAt_key" ON "Warning"("accountId", "kind", "occurredAt");

-- CreateIndex
CREATE INDEX "MeasurementComparison_accountId_createdAt_idx" ON "MeasurementComparison"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "MeasurementComparison_accountId_userNameHash_createdAt_idx" ON "MeasurementComparison"("accountId", "userNameHash", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PointsEntry_idempotencyKey_key" ON "PointsEntry"("idempotencyKey");

-- CreateIndex
CREATE INDEX "PointsEntry_accountId_at_idx" ON "PointsEntry"("accountId", "at");

-- CreateIndex
CREATE INDEX "Draw_accountId_at_idx" ON "Draw"("accountId", "at");

-- CreateIndex
CREATE INDEX "Draw_at_idx" ON "Draw"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Redemption_drawId_key" ON "Redemption"("drawId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_accountId_kind_day_key" ON "Report"("accountId", "kind", "day");

-- CreateIndex
CREATE UNIQUE INDEX "ShareToken_tokenHash_key" ON "ShareToken"("tokenHash");

-- CreateIndex
CREATE INDEX "SurveyAnswer_accountId_code_at_idx" ON "SurveyAnswer"("accountId", "code", "at");

-- CreateIndex
CREATE INDEX "StoredFile_accountId_idx" ON "StoredFile"("accountId");

-- CreateIndex
CREATE INDEX "ArchiveDocument_accountId_day_idx" ON "ArchiveDocument"("accountId", "day");

-- CreateIndex
CREATE INDEX "Feedback_accountId_at_idx" ON "Feedback"("accountId", "at");

-- CreateIndex
CREATE INDEX "Entitlement_accountId_code_idx" ON "Entitlement"("accountId", "code");

-- CreateIndex
CREATE INDEX "Appointment_accountId_idx" ON "Appointment"("accountId");

-- CreateIndex
CREATE INDEX "ServiceClick_flag_at_idx" ON "ServiceClick"("flag", "at");

-- CreateIndex
CREATE INDEX "NewsItem_typeId_position_idx" ON "NewsItem"("typeId", "position");

-- CreateIndex
CREATE INDEX "Disease_category_position_idx" ON "Disease"("category", "position");
