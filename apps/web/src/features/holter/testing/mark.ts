import type { Mark } from '../model/marks.ts'

/** A single early beat unless told. */
export const markAt = (from: number, change: Partial<Mark> = {}): Mark => ({
  kind: 'early',
  from,
  to: from,
  episode: null,
  beat: 'supraventricular',
  inRun: false,
  sample: from,
  code: 'supraventricular',
  denied: false,
  ...change,
})
