import type { EcgDetail } from '../parts/ecg-answer.ts'
import { dataTimeIn } from '../parts/record-state.ts'

/** What /lead draws; handed over by /theHeart, so that the strip stands there at once. */
export type LeadContent = Pick<
  EcgDetail,
  | 'ecgContent'
  | 'heartRat'
  | 'rhythm'
  | 'rateRange'
  | 'marks'
  | 'denials'
  | 'sentence'
  | 'elderSentence'
  | 'source'
  | 'pdfFilePath'
> & {
  id: string
  /** Null where neither the record nor the list says it. */
  dataTime: string | null
}

/** A record as it was asked for; its time is that of the list where the record does not know it. */
export function leadContentOf(
  record: EcgDetail,
  asked: { id: string; dataTime: string | null },
): LeadContent {
  const { ecgContent, heartRat, rhythm, rateRange, marks, denials } = record
  const { sentence, elderSentence, source, pdfFilePath } = record
  const { id } = asked
  const dataTime = record.dataTime ?? asked.dataTime
  const measured = { ecgContent, heartRat, rhythm, rateRange, marks, denials }
  return { id, dataTime, ...measured, sentence, elderSentence, source, pdfFilePath }
}

const KEY = 'kangban.lead'

/** Whose record it is, so that nothing is shown to the next person who logs in on the same tab. */
interface StoredLead {
  userCode: string
  content: LeadContent
}

const isStoredLead = (value: unknown): value is StoredLead =>
  typeof value === 'object' &&
  value !== null &&
  'userCode' in value &&
  'content' in value &&
  isContent(value.content)

const isContent = (value: unknown): value is LeadContent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'ecgContent' in value &&
  typeof value.ecgContent === 'string' &&
  'dataTime' in value &&
  value.dataTime === dataTimeIn(value)

/** Keeps the content for the tab. Storage that is full or blocked only costs a read from the server later. */
export function keepLeadContent(content: LeadContent, userCode: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userCode, content } satisfies StoredLead))
  } catch (cause) {
    console.warn('session storage refused the ECG content', cause)
  }
}

/** The content kept for this user, or null. */
export function keptLeadContent(userCode: string): LeadContent | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isStoredLead(stored) && stored.userCode === userCode ? stored.content : null
  } catch {
    return null
  }
}

/** Drops the content of a record that was deleted. */
export function forgetLeadContent(id: string): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (isStoredLead(stored) && stored.content.id === id) sessionStorage.removeItem(KEY)
  } catch (cause) {
    console.warn('session storage refused to drop the ECG content', cause)
  }
}
