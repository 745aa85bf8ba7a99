import type { Circumstance } from '@kangban/contracts'

/** What its owner told of a device's reading, and wrote to it. */
export interface ReadingNote {
  id: string
  circumstances: readonly Circumstance[] | null
  note: string
}
