import { BEAT_MARK_LABELS } from '@kangban/contracts'
import { beatFlag, PATTERN_WORDS } from '@kangban/rules/ecg/mark-words'
import { COPY, durationWords, FILTER_WORDS } from '../copy.ts'
import { filterMarks, kindsIn, type Mark } from './marks.ts'

export const markName = ({ episode, beat, kind }: Mark): string =>
  episode?.label ?? (beat ? BEAT_MARK_LABELS[beat] : FILTER_WORDS[kind])

/** On the strip: the sign and word of a beat, the name of a stretch. */
export const flagWords = (mark: Mark): string => (mark.beat ? beatFlag(mark.beat) : markName(mark))

/** How long it lasted and how the heart beat in it, with units. */
export function markFacts({ episode }: Mark): string {
  if (!episode) return ''
  const { seconds, heartRate, longestRrMs, kind } = episode
  const facts = [durationWords(seconds)]
  if (kind === 'bigeminy' || kind === 'trigeminy') facts.unshift(PATTERN_WORDS[kind])
  if (kind === 'ventricular-run' || kind === 'early-run') facts.unshift(COPY.inARow(episode.beats))

  if (kind !== 'lead-off' && kind !== 'poor-signal') {
    if (kind === 'pause' && longestRrMs !== null) facts.push(COPY.longest(longestRrMs))
    else if (heartRate !== null) facts.push(COPY.rate(heartRate))
  }

  return facts.join(' · ')
}

/** What is in sight, as a sentence. */
export function inSightText(marks: readonly Mark[]): string {
  const parts = kindsIn(marks).map((kind) =>
    COPY.count(FILTER_WORDS[kind], filterMarks(marks, kind).length),
  )

  return parts.length > 0 ? COPY.inSight(parts.join('，')) : COPY.nothingInSight
}
