import type { Circumstance } from '@kangban/contracts'
import { circumstancesText } from './circumstances.ts'

/** What was told at a measurement, beside it; nothing where nothing was. */
export function CircumstanceLine({ told }: { told: readonly Circumstance[] | null | undefined }) {
  const text = circumstancesText(told)
  return text === null ? null : <p className="note mt-s1">测时：{text}</p>
}
