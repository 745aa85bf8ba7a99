// A sitting of which one reading is taken outlives a reload: who comes back soon goes on with the second one.
import { MS_PER_MINUTE } from '@kangban/china-time'
import type { TakenPressure } from './taken-pressure.ts'

/** Later than that it is another sitting. */
const STAYS_MS = 10 * MS_PER_MINUTE

const keyOf = (userCode: string) => `kangban.pressure-begun.${userCode}`

const isTaken = (stored: unknown): stored is TakenPressure => {
  if (typeof stored !== 'object' || stored === null) return false
  const fields = stored as Record<string, unknown>

  return (
    typeof fields.measurementId === 'string' &&
    ['systolic', 'diastolic', 'takenAt'].every((name) => typeof fields[name] === 'number')
  )
}

export interface BegunSeries {
  read(nowMs: number): TakenPressure | null
  write(taken: TakenPressure | null): void
}

/** The reading itself is in the upload queue; without room for this note only the pause is forgotten. */
export const begunSeries = (userCode: string, storage: Storage = localStorage): BegunSeries => ({
  read(nowMs) {
    try {
      const stored: unknown = JSON.parse(storage.getItem(keyOf(userCode)) ?? 'null')
      if (!isTaken(stored)) return null
      const age = nowMs - stored.takenAt
      return age >= 0 && age < STAYS_MS ? stored : null
    } catch (cause) {
      console.warn('the begun sitting could not be read', cause)
      return null
    }
  },
  write(taken) {
    try {
      if (taken) storage.setItem(keyOf(userCode), JSON.stringify(taken))
      else storage.removeItem(keyOf(userCode))
    } catch (cause) {
      console.warn('the begun sitting could not be noted', cause)
    }
  },
})
