import { MS_PER_DAY } from '@kangban/china-time'
import { DOCTOR_DAYS } from '../doctor/doctor-facts.ts'

/** What was done about a suspected fibrillation, as it was kept. */
export interface EcgDone {
  startedAt: Date
  endedAt: Date
  /** The warnings of the person: when they were dealt with, and how the person said they were. */
  warnings: readonly { occurredAt: Date; handledAt: Date | null; handledAs: string | null }[]
  /** Pages of the last days that were sent, in the form for a doctor. */
  shares: readonly { createdAt: Date; revokedAt: Date | null; seen: number }[]
}

export interface DoctorKnows {
  knows: boolean
  text: string
}

const NOT_YET: DoctorKnows = { knows: false, text: '还没给医生看' }
const SENT: DoctorKnows = { knows: true, text: '已发给医生' }

/**
 * Whether a doctor knows of a record: what the person said of its warnings, else a page that holds it and was sent. One that
 * was taken back before anybody opened it showed nothing. Null where the warnings were ended without a word.
 */
export function doctorKnows({ startedAt, endedAt, warnings, shares }: EcgDone): DoctorKnows | null {
  const own = warnings.filter(({ occurredAt }) => occurredAt >= startedAt && occurredAt <= endedAt)
  const isOver = own.length > 0 && own.every(({ handledAt }) => handledAt !== null)
  const saidAs = own.findLast(({ handledAs }) => handledAs)?.handledAs
  if (isOver && saidAs) return { knows: true, text: saidAs }

  const isSent = shares.some(
    ({ createdAt, revokedAt, seen }) =>
      createdAt >= endedAt &&
      createdAt.getTime() - startedAt.getTime() < (DOCTOR_DAYS - 1) * MS_PER_DAY &&
      (revokedAt === null || seen > 0),
  )

  if (isSent) return SENT
  return isOver ? null : NOT_YET
}
