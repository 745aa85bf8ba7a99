import type { EcgDetail } from '@kangban/contracts'

/** What /lead draws; handed over by /theHeart, so that the strip stands there at once. */
export type LeadContent = Pick<
  EcgDetail,
  'id' | 'dataTime' | 'ecgContent' | 'heartRat' | 'marks' | 'sentence' | 'elderSentence' | 'source' | 'pdfFilePath'
>

const KEY = 'kangban.lead'

/** Whose record it is, so that nothing is shown to the next person who logs in on the same tab. */
interface StoredLead {
  userCode: string
  content: LeadContent
}

const isStoredLead = (value: unknown): value is StoredLead =>
  typeof value === 'object' && value !== null && 'userCode' in value && 'content' in value && isContent(value.content)

const isContent = (value: unknown): value is LeadContent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'ecgContent' in value &&
  typeof value.ecgContent === 'string' &&
  'dataTime' in value &&
  typeof value.dataTime === 'string'

/** Keeps the content for the tab. Storage that is full or blocked only costs a read from the server later. */
export function keepLeadContent(record: LeadContent, userCode: string): void {
  const { id, dataTime, ecgContent, heartRat, marks, sentence, elderSentence, source, pdfFilePath } = record
  const content = { id, dataTime, ecgContent, heartRat, marks, sentence, elderSentence, source, pdfFilePath }
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
