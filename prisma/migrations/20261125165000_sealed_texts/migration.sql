-- Sealed at the next start of the service (upkeep/seal-texts.ts), which knows by `plain.` what is not yet.
ALTER TABLE "Profile" RENAME COLUMN "residence" TO "residenceCipher";
UPDATE "Profile" SET "residenceCipher" = 'plain.' || "residenceCipher" WHERE "residenceCipher" IS NOT NULL;
ALTER TABLE "Binding" RENAME COLUMN "jsonBrs" TO "jsonBrsCipher";
UPDATE "Binding" SET "jsonBrsCipher" = 'plain.' || "jsonBrsCipher" WHERE "jsonBrsCipher" IS NOT NULL;
ALTER TABLE "ArchiveDocument" RENAME COLUMN "note" TO "noteCipher";
UPDATE "ArchiveDocument" SET "noteCipher" = 'plain.' || "noteCipher" WHERE "noteCipher" IS NOT NULL;
ALTER TABLE "Feedback" RENAME COLUMN "text" TO "textCipher";
UPDATE "Feedback" SET "textCipher" = 'plain.' || "textCipher" WHERE "textCipher" IS NOT NULL;
ALTER TABLE "Feedback" RENAME COLUMN "reply" TO "replyCipher";
UPDATE "Feedback" SET "replyCipher" = 'plain.' || "replyCipher" WHERE "replyCipher" IS NOT NULL;
-- Its answers were kept with the note in clear, and a document that comes again is refused by its pictures.
DELETE FROM "IdempotencyKey" WHERE "operation" = 'archive.saveDocument';
