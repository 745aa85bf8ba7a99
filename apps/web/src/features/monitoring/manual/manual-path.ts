import type { ManualKind } from '@kangban/contracts'

/** Where a reading is typed in, or corrected by its id. */
export const entryPath = (kind: ManualKind, id?: string): string =>
  `/manualReading?kind=${kind}${id === undefined ? '' : `&id=${id}`}`
