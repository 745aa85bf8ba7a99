-- The first page of the ledger of points is remembered as pages of health are.
CREATE TRIGGER "PointsEntry_mark" AFTER INSERT OR UPDATE OR DELETE ON "PointsEntry"
FOR EACH ROW EXECUTE FUNCTION mark_health();
