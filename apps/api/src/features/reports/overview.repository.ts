// What the reports' first page shows, in three prepared reads: people open it each time, and of most reports it wants two words.
import { jsonOf, momentOf, type PreparedReads } from '../../database/prepared-reads.ts'

/** The newest of each kind, and how many of the kind were never read. */
const NEWEST = `
  WITH kinds AS (
    SELECT "kind", MAX("day") AS "day", SUM(CASE WHEN "readAt" IS NULL THEN 1 ELSE 0 END) AS "unread"
      FROM "Report" WHERE "accountId" = $1 GROUP BY "kind")
  SELECT r."id", r."kind", r."day", r."content", r."createdAt", r."readAt", k."unread"
    FROM kinds AS k JOIN "Report" AS r
      ON r."accountId" = $1 AND r."kind" = k."kind" AND r."day" = k."day"`

const DAILY = `
  SELECT "id", "day", "readAt", "content"->>'state' AS "state", "content"->>'stateText' AS "stateText"
    FROM "Report" WHERE "accountId" = $1 AND "kind" = 'daily' AND "day" >= $2 ORDER BY "day"`

const SURVEY = `
  SELECT "id", "at", "result" FROM "SurveyAnswer"
   WHERE "accountId" = $1 AND "code" = 'tcm' ORDER BY "at" DESC LIMIT 1`

interface Newest {
  id: string
  kind: string
  day: string
  content: unknown
  createdAt: string
  readAt: string | null
  unread: number | string
}

interface Daily {
  id: string
  day: string
  readAt: string | null
  state: string
  stateText: string
}

export const overviewRepository = (reads: PreparedReads) => ({
  async newest(accountId: string) {
    const rows = await reads.all<Newest>(NEWEST, [accountId])

    return rows.map(({ content, createdAt, readAt, unread, ...row }) => ({
      ...row,
      content: jsonOf(content),
      createdAt: momentOf(createdAt),
      readAt: readAt === null ? null : momentOf(readAt),
      unread: Number(unread),
    }))
  },

  /** From a day on, the oldest first. */
  daily: (accountId: string, from: string) => reads.all<Daily>(DAILY, [accountId, from]),

  async newestSurvey(accountId: string) {
    type Row = { id: string; at: string; result: unknown }
    const [row] = await reads.all<Row>(SURVEY, [accountId])
    return row ? { id: row.id, at: momentOf(row.at), result: jsonOf(row.result) } : null
  },
})
