import { findScreen } from '../config/screens.ts'

export interface Visit {
  path: string
  loggedIn: boolean
  elder: boolean
}

/** Where a visit is sent instead, or null when the screen opens. */
export function redirectOf({ path, loggedIn, elder }: Visit): string | null {
  const screen = findScreen(path)
  if (!screen) return '/health'
  if (!loggedIn && !screen.public) return '/login'
  if (elder && path === '/health') return '/oldAgeHealth'
  return null
}
