import type { Pressure } from '../verdicts.ts'
import type { HomeData } from './home-data.ts'

/** The newest pressure that was typed in by hand, where no device has given one since. */
export function typedPressure({
  pressures,
  typedPressures,
}: Pick<HomeData, 'pressures' | 'typedPressures'>): (Pressure & { at: Date }) | null {
  const typed = typedPressures.at(-1)
  const measured = pressures.at(-1)
  return typed && (!measured || typed.at > measured.at) ? typed : null
}
