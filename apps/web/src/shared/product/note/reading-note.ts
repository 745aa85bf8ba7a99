import type { Circumstance } from '@kangban/contracts'

export interface Told {
  circumstances: readonly Circumstance[] | null
  note: string
}

/** What its owner told of a device's reading, and wrote to it. */
export interface ReadingNote extends Told {
  id: string
}
