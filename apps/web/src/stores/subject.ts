// Whose health is on the screen: nobody's but the user's own, unless the user chose somebody who shares with them.
import { create } from 'zustand'

/** Somebody who shares with the user, as every page names the person. */
export interface Subject {
  userCode: string
  /** What the user calls the person: 妈妈. */
  label: string
  name: string
  tel: string
  ageYears: number | null
}

interface SubjectState {
  subject: Subject | null
  /** Whether a call, by its dotted name, answers about the subject; brought with the choice (features/family). */
  isGranted: (call: string) => boolean
  /** What is said to the person about themselves, said to somebody else about the person. */
  tell: (text: string, isFirst: boolean) => string
  /** Who had a warning just now and is not on the screen. */
  alert: { userCode: string; at: string } | null
}

export const SUBJECT_KEY = 'kangban.subject'

const ONESELF: Omit<SubjectState, 'alert'> = {
  subject: null,
  isGranted: () => false,
  tell: (text) => text,
}

export const useSubject = create<SubjectState>(() => ({ ...ONESELF, alert: null }))

/** Whether the screen is about the user: only then anything may be changed. */
export const isOwn = (): boolean => useSubject.getState().subject === null

/** Back to the user's own health. */
export function leaveSubject(): void {
  if (isOwn()) return
  sessionStorage.removeItem(SUBJECT_KEY)
  useSubject.setState(ONESELF)
}
