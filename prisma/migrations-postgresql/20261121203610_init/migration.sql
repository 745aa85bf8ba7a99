-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "userCode" TEXT NOT NULL,
    "phoneHash" TEXT NOT NULL,
    "phoneCipher" TEXT NOT NULL,
    "isDaoAn" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "onboardedAt" TIMESTAMP(3),
    "deletionRequestedAt" TIMESTAMP(3),
    "points" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "refreshHash" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SmsCode" (
    "id" TEXT NOT NULL,
    "phoneHash" TEXT NOT NULL,
    "addressHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "wrongTries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SmsCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "givenAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FamilyGrant" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "viewerId" TEXT,
    "phoneHash" TEXT NOT NULL,
    "phoneCipher" TEXT NOT NULL,
    "nameCipher" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "FamilyGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "accountId" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("accountId","operation","key")
);

-- CreateTable
CREATE TABLE "Profile" (
    "accountId" TEXT NOT NULL,
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
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Profile_pkey" PRIMARY KEY ("accountId")
);

-- CreateTable
CREATE TABLE "MedicalTag" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "tagCode" TEXT NOT NULL,
    "tagName" TEXT NOT NULL,
    "sex" INTEGER,
    "position" INTEGER NOT NULL,

    CONSTRAINT "MedicalTag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProfileTag" (
    "accountId" TEXT NOT NULL,
    "tagId" TEXT NOT NULL,

    CONSTRAINT "ProfileTag_pkey" PRIMARY KEY ("accountId","tagId")
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "nameCipher" TEXT NOT NULL,
    "phoneCipher" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Device" (
    "code" TEXT NOT NULL,
    "typeCode" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "firmware" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "holderId" TEXT,

    CONSTRAINT "Device_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Binding" (
    "id" TEXT NOT NULL,
    "deviceCode" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "battery" INTEGER,
    "lastSyncAt" TIMESTAMP(3),
    "jsonBrs" TEXT,
    "boundAt" TIMESTAMP(3) NOT NULL,
    "unboundAt" TIMESTAMP(3),

    CONSTRAINT "Binding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reading" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "Reading_pkey" PRIMARY KEY ("accountId","kind","at")
);

-- CreateTable
CREATE TABLE "BloodPressure" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "systolic" INTEGER NOT NULL,
    "diastolic" INTEGER NOT NULL,
    "pulse" INTEGER,
    "source" TEXT NOT NULL,
    "deviceCode" TEXT,

    CONSTRAINT "BloodPressure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SleepNight" (
    "accountId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "startAt" TIMESTAMP(3) NOT NULL,
    "endAt" TIMESTAMP(3) NOT NULL,
    "score" INTEGER NOT NULL,
    "averageHeartRate" INTEGER,
    "stages" JSONB NOT NULL,
    "lowOxygen" JSONB NOT NULL,

    CONSTRAINT "SleepNight_pkey" PRIMARY KEY ("accountId","day")
);

-- CreateTable
CREATE TABLE "EcgRecord" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "measurementId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "deviceCode" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "samples" BYTEA NOT NULL,
    "sampleCount" INTEGER NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "heartRate" DOUBLE PRECISION,
    "qtMs" DOUBLE PRECISION,
    "qtcMs" DOUBLE PRECISION,
    "hrvMs" DOUBLE PRECISION,
    "hrvSeconds" DOUBLE PRECISION,
    "hrvBeats" INTEGER,
    "rhythm" TEXT NOT NULL,
    "rhythmReason" TEXT NOT NULL,
    "marks" JSONB NOT NULL,
    "analysedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "EcgRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Warning" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "otherValue" DOUBLE PRECISION,
    "limit" DOUBLE PRECISION NOT NULL,
    "otherLimit" DOUBLE PRECISION,
    "occurredAt" TIMESTAMP(3) NOT NULL,
    "seconds" INTEGER,
    "handledAt" TIMESTAMP(3),
    "handledAs" TEXT,

    CONSTRAINT "Warning_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Goal" (
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Goal_pkey" PRIMARY KEY ("accountId","kind","since")
);

-- CreateTable
CREATE TABLE "MeasurementComparison" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "userNameCipher" TEXT NOT NULL,
    "userNameHash" TEXT NOT NULL,
    "sysTime" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "watchHr" INTEGER,
    "watchSpo2" INTEGER,
    "watchSbp" INTEGER,
    "watchDbp" INTEGER,
    "deviceHr" INTEGER,
    "deviceSpo2" INTEGER,
    "deviceSbp" INTEGER,
    "deviceDbp" INTEGER,

    CONSTRAINT "MeasurementComparison_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RuleConfiguration" (
    "id" INTEGER NOT NULL,
    "ruleJson" TEXT NOT NULL,

    CONSTRAINT "RuleConfiguration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PointsEntry" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "idempotencyKey" TEXT NOT NULL,

    CONSTRAINT "PointsEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignIn" (
    "accountId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "cycleDay" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SignIn_pkey" PRIMARY KEY ("accountId","day")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "activityType" TEXT NOT NULL,
    "consume" INTEGER NOT NULL,
    "partake" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Prize" (
    "id" TEXT NOT NULL,
    "activityId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "prizeType" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "quota" INTEGER NOT NULL,
    "stock" INTEGER NOT NULL,
    "points" INTEGER,
    "cents" INTEGER,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Prize_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Draw" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "activityId" TEXT NOT NULL,
    "prizeId" TEXT NOT NULL,
    "cost" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Draw_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Participation" (
    "accountId" TEXT NOT NULL,
    "activityId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Participation_pkey" PRIMARY KEY ("accountId","activityId")
);

-- CreateTable
CREATE TABLE "Redemption" (
    "id" TEXT NOT NULL,
    "drawId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "redeemedAt" TIMESTAMP(3),

    CONSTRAINT "Redemption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RedemptionPermit" (
    "tokenHash" TEXT NOT NULL,
    "redemptionId" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "RedemptionPermit_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareToken" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ShareToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SurveyAnswer" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SurveyAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "sha256" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArchiveDocument" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "fileIds" JSONB NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ArchiveDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Feedback" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "phoneCipher" TEXT,
    "fileIds" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "reply" TEXT,
    "repliedAt" TIMESTAMP(3),

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entitlement" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "remaining" JSONB NOT NULL,

    CONSTRAINT "Entitlement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "contentCipher" TEXT NOT NULL,
    "fileIds" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "mailedAt" TIMESTAMP(3),
    "mailTries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServiceClick" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "flag" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ServiceClick_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsItem" (
    "id" TEXT NOT NULL,
    "typeId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "pic" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NewsItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Disease" (
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "department" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "tags" JSONB NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Disease_pkey" PRIMARY KEY ("name")
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

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyGrant" ADD CONSTRAINT "FamilyGrant_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyGrant" ADD CONSTRAINT "FamilyGrant_viewerId_fkey" FOREIGN KEY ("viewerId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProfileTag" ADD CONSTRAINT "ProfileTag_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProfileTag" ADD CONSTRAINT "ProfileTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "MedicalTag"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_holderId_fkey" FOREIGN KEY ("holderId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Binding" ADD CONSTRAINT "Binding_deviceCode_fkey" FOREIGN KEY ("deviceCode") REFERENCES "Device"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Binding" ADD CONSTRAINT "Binding_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reading" ADD CONSTRAINT "Reading_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BloodPressure" ADD CONSTRAINT "BloodPressure_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SleepNight" ADD CONSTRAINT "SleepNight_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EcgRecord" ADD CONSTRAINT "EcgRecord_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Warning" ADD CONSTRAINT "Warning_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeasurementComparison" ADD CONSTRAINT "MeasurementComparison_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointsEntry" ADD CONSTRAINT "PointsEntry_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignIn" ADD CONSTRAINT "SignIn_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prize" ADD CONSTRAINT "Prize_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draw" ADD CONSTRAINT "Draw_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draw" ADD CONSTRAINT "Draw_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draw" ADD CONSTRAINT "Draw_prizeId_fkey" FOREIGN KEY ("prizeId") REFERENCES "Prize"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Participation" ADD CONSTRAINT "Participation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Participation" ADD CONSTRAINT "Participation_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Redemption" ADD CONSTRAINT "Redemption_drawId_fkey" FOREIGN KEY ("drawId") REFERENCES "Draw"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareToken" ADD CONSTRAINT "ShareToken_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "Report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyAnswer" ADD CONSTRAINT "SurveyAnswer_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArchiveDocument" ADD CONSTRAINT "ArchiveDocument_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entitlement" ADD CONSTRAINT "Entitlement_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceClick" ADD CONSTRAINT "ServiceClick_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
