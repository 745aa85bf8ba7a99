import type { BeatMark } from '@kangban/contracts'
import { denialTest, type MarkPlace } from '@kangban/rules/ecg/mark-words'

/** A beat that the program marked, and whether the owner of the record calls that wrong. */
export interface StripMark {
  sample: number
  kind: BeatMark
  denied: boolean
}

export function stripMarks(
  marks: readonly { sample: number; kind: BeatMark }[],
  denials: readonly MarkPlace[] = [],
): StripMark[] {
  const isDenied = denialTest(denials)
  return marks.map(({ sample, kind }) => ({ sample, kind, denied: isDenied({ sample, kind }) }))
}
