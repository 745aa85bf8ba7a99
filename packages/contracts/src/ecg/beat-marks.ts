/** Beats that a program marks, in the order of their codes in `holter.readBeats`, from 1 on. */
export const BEAT_MARKS = ['supraventricular', 'ventricular', 'unclassified'] as const
export type BeatMark = (typeof BEAT_MARKS)[number]

/** What is seen of a beat, not where it came from. */
export const BEAT_MARK_LABELS = {
  // 提早的心跳 alone are those of both kinds together, as sentences count them.
  supraventricular: '提早的心跳（不宽）',
  ventricular: '宽大的心跳',
  unclassified: '说不准的心跳',
} as const satisfies Record<BeatMark, string>
