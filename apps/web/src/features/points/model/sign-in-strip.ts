import { SIGN_IN_DAYS } from '@kangban/contracts'
import { SIGN_IN_POINTS } from '@kangban/rules/points/sign-in-cycle'
import { signInState } from '../../../shared/product/sign-in-state.ts'
import type { Points } from './points-answer.ts'

export interface StripDay {
  points: number
  done: boolean
  /** The day that is signed in for today, or was. */
  today: boolean
  tomorrow: boolean
}

export interface Strip {
  days: readonly StripDay[]
  /** Of the running cycle. */
  done: number
  signedIn: boolean
  /** What a sign-in now gives; null where it is done. */
  gain: number | null
  /** What one tomorrow gives. */
  next: number
}

/** Whether a day of the cycle, counted from 0, is done. */
export const dayDone = (index: number, records: number): boolean => index < records

/** The seven days; before the service has answered, with the values that it usually has. */
export function stripOf(points: Points | undefined, today: string): Strip {
  const own = points?.integrals ?? []

  const values = Array.from(
    { length: SIGN_IN_DAYS },
    (_, index) => own[index] ?? SIGN_IN_POINTS[index] ?? 0,
  )

  const done = Math.min(points?.userOperEntites.length ?? 0, SIGN_IN_DAYS)
  const signedIn = points !== undefined && signInState(points, today).signedIn
  // A full cycle of which the last day is not known to be today's begins anew.
  const now = signedIn ? done - 1 : done % SIGN_IN_DAYS

  return {
    days: values.map((worth, index) => ({
      points: worth,
      done: dayDone(index, done),
      today: points !== undefined && index === now,
      tomorrow: points !== undefined && index === now + 1,
    })),
    done,
    signedIn,
    gain: signedIn ? null : (values[now] ?? 0),
    next: values[(now + 1) % SIGN_IN_DAYS] ?? 0,
  }
}
