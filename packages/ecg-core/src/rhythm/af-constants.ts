import type { AfConstants } from './af-table.ts'

/**
 * What each feature adds to the log odds of fibrillation. Written by `npm run -s ecg -- fit-rhythm` from 157 annotated
 * records, never by hand.
 */
export const AF_CONSTANTS: AfConstants = {
  one: -2.02,
  changes: 5.51,
  coherence: -5.16,
  slowness: -3.01,
}
