// Whose health is on the screen: nobody's but the user's own, unless the user chose somebody who shares with them.
import type { Area } from '@kangban/contracts'
import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

/** Somebody who shares with the user, as every page names the person. */
export interface Subject {
  userCode: string
  /** What the user calls the person: 妈妈. */
  label: string
  name: string
  tel: string
  ageYears: number | null
  /** What the person shares. */
  areas: readonly Area[]
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
  /** What follows where the service refuses what was asked: all or some of it was taken back. */
  refused: () => void
}

interface SubjectState extends Partial<About> {
  subject: Subject | null
  /** Who had a warning just now and is not on the screen. */
  alert?: { userCode: string; at: string } | undefined
}

export const SUBJECT_KEY = 'subject'

/** Kept for this session alone, as all that is stored: whether somebody shares with the user, whose name then has a place. */
const KIN_KEY = 'kin'
export const hasKin = (): boolean => readStored(KIN_KEY) !== null
export const keepKin = (has: boolean): void => writeStored(KIN_KEY, has ? '1' : null)

export const useSubject = create<SubjectState>(() => ({ subject: null }))

/** Whether the screen is about the user: only then anything may be changed. */
export const isOwn = (): boolean => !useSubject.getState().subject

/** Whether an area can be seen of whom the screen is about: of oneself, all. */
export const sees = (area: Area): boolean =>
  useSubject.getState().subject?.areas.includes(area) ?? true

/** Back to the user's own health. */
export const leaveSubject = (): void => useSubject.setState(useSubject.getInitialState(), true)
