import { type Circumstance, CIRCUMSTANCES } from '@kangban/contracts'

const isCircumstance = (code: unknown): code is Circumstance =>
  typeof code === 'string' && Object.hasOwn(CIRCUMSTANCES, code)

/** Of a row, where they are JSON; a code that is no longer known is left out. */
export const storedCircumstances = (stored: unknown): Circumstance[] | null =>
  Array.isArray(stored) ? stored.filter(isCircumstance) : null
