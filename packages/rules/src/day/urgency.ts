// What a person is asked to do about a state: the graver it is, the sooner. Reports and pages take their advice from here
// or hold their own, more exact one to it (`urgency.test.ts`).

/** The least first. */
export const URGENCIES = ['none', 'watch', 'ask', 'soon'] as const
export type Urgency = (typeof URGENCIES)[number]

export const ADVICE: Record<Urgency, string> = {
  none: '继续保持',
  watch: '请多留意',
  ask: '请约个时间问问医生',
  soon: '请尽快问问医生',
}

/** An advice about what lies some days back and may have been asked already. */
export const unlessAsked = (advice: string): string =>
  `还没问过医生就${advice.replace('问问医生', '问')}`

export const PAST_ADVICE = unlessAsked(ADVICE.soon)

export const gravestOf = (urgencies: readonly Urgency[]): Urgency =>
  URGENCIES.findLast((urgency) => urgencies.includes(urgency)) ?? 'none'
