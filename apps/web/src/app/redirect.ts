import { findScreen } from '../config/screens.ts'

/** Screens with a layout of their own for elderly mode, and that layout. */
const ELDER_LAYOUTS: Readonly<Record<string, string>> = {
  '/health': '/oldAgeHealth',
  '/chineseMedicineIndex': '/oldAgeChineseMedicine',
  '/HeartHidingReport': '/oldAgeHeartHidingReport',
}

/** Whoever opens one of these is in elderly mode from then on. */
export const turnsElderOn = (path: string): boolean => Object.values(ELDER_LAYOUTS).includes(path)

export interface Visit {
  path: string
  /** With its question mark, or empty. */
  search: string
  loggedIn: boolean
  elder: boolean
}

/** Whether no screen was ever meant by a path: the root of the app means its home. */
export const isNowhere = (path: string): boolean => path !== '/' && !findScreen(path)

/** Where a visit is sent instead, or null when the screen opens. */
export function redirectOf({ path, search, loggedIn, elder }: Visit): string | null {
  const screen = findScreen(path)
  if (!screen) return '/health'
  if (!loggedIn && !screen.public) return '/login'
  const elderLayout = elder ? ELDER_LAYOUTS[path] : undefined
  return elderLayout ? elderLayout + search : null
}
