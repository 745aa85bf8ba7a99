-- CreateTable
CREATE TABLE "MarkDenial" (
    "accountId" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "sample" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "saidAt" DATETIME NOT NULL,

    PRIMARY KEY ("accountId", "recordId", "sample", "kind"),
    CONSTRAINT "MarkDenial_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
