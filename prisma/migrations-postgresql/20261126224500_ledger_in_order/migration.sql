-- CreateIndex
CREATE INDEX IF NOT EXISTS "PointsEntry_accountId_at_amount_id_idx" ON "PointsEntry"("accountId", "at", "amount", "id");

-- Contract: nobody has asked for it since 20261126224500_ledger_in_order, whose index begins with the same columns.
-- DropIndex
DROP INDEX "PointsEntry_accountId_at_idx";
