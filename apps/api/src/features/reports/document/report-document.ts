import type { DailyContent, HeartRiskContent, WeeklyContent } from '@kangban/contracts'

/** A stored report as it goes onto paper. */
export interface ReportDocument<Content = DailyContent | WeeklyContent | HeartRiskContent> {
  content: Content
  /** First and last day of what it is about. */
  day: string
  endDay: string
  /** When the report was made. */
  createdAt: string
  person: {
    name: string | null
    /** Sex, age on the last day of the report, illnesses; as far as they are known. */
    facts: readonly string[]
    /** What is taken, and who said so. */
    medication: string
  }
  /** When the paper is made. */
  madeAt: string
  softwareVersion: string
}
