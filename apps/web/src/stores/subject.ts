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

export type Ask = (
  path: readonly string[],
  args: unknown[],
  run: (args: unknown[]) => unknown,
) => unknown

/** What differs where somebody else is on the screen; brought with the choice (features/family). */
interface About {
  /** Asks about the subject instead of the user. */
  ask: Ask
  /** What is said to the person about themselves, said to somebody else about the person. */
  tell: (text: string, isFirst: boolean) => string
}

interface SubjectState extends Partial<About> {
  subject: Subject | null
  /** Who had a warning just now and is not on the screen. */
  alert?: { userCode: string; at: string } | undefined
}

export const SUBJECT_KEY = 'subject'

export const useSubject = create<SubjectState>(() => ({ subject: null }))

/** Whether the screen is about the user: only then anything may be changed. */
export const isOwn = (): boolean => !useSubject.getState().subject

/** Back to the user's own health. */
export const leaveSubject = (): void => useSubject.setState(useSubject.getInitialState(), true)
