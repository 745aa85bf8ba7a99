import { COPY, durationWords, FILTER_WORDS } from '../copy.ts'
import { kindsIn, type Mark } from './marks.ts'

export const markName = ({ kind, episode }: Mark): string => episode?.label ?? FILTER_WORDS[kind]

/** How long it lasted and how the heart beat in it, with units. */
export function markFacts({ episode, wide }: Mark): string {
  if (!episode) return wide ? COPY.wide : ''
  const { seconds, heartRate, longestRrMs, kind } = episode
  const facts = [durationWords(seconds)]

  if (kind !== 'lead-off' && kind !== 'poor-signal') {
    if (kind === 'pause' && longestRrMs !== null) facts.push(COPY.longest(longestRrMs))
    else if (heartRate !== null) facts.push(COPY.rate(heartRate))
  }

  return facts.join(' · ')
}

/** What is in sight, as a sentence. */
export function inSightText(marks: readonly Mark[]): string {
  const parts = kindsIn(marks).map((kind) =>
    COPY.count(FILTER_WORDS[kind], marks.filter((mark) => mark.kind === kind).length),
  )

  return parts.length > 0 ? COPY.inSight(parts.join('，')) : COPY.nothingInSight
}
