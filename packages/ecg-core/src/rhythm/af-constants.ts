import type { AfConstants } from './af-table.ts'

/**
 * What each feature adds to the log odds of fibrillation. Written by `npm run -s ecg -- fit-rhythm` from 157 annotated
 * records, never by hand.
 */
export const AF_CONSTANTS: AfConstants = {
  one: -2.05,
  changes: 5.55,
  coherence: -5.11,
  slowness: -3,
}
