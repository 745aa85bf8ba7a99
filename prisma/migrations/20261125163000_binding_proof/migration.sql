-- AlterTable
ALTER TABLE "Device" ADD COLUMN "codeKeyCipher" TEXT;
ALTER TABLE "Device" ADD COLUMN "codeStep" INTEGER;

-- CreateTable
CREATE TABLE "BindingTry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountHash" TEXT NOT NULL,
    "addressHash" TEXT NOT NULL,
    "deviceHash" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "BindingTry_accountHash_at_idx" ON "BindingTry"("accountHash", "at");

-- CreateIndex
CREATE INDEX "BindingTry_addressHash_at_idx" ON "BindingTry"("addressHash", "at");

-- CreateIndex
CREATE INDEX "BindingTry_deviceHash_at_idx" ON "BindingTry"("deviceHash", "at");
