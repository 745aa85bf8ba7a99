import { BEAT_MARKS } from '@kangban/contracts'
import { type BeatCounts, BEAT_SIGNS } from '@kangban/rules/ecg/mark-words'
import { paperCopy } from './copy.ts'

/** What the signs on the paper mean; only those that are there. */
export function BeatLegend({ counts }: { counts: BeatCounts }) {
  const found = BEAT_MARKS.filter((kind) => counts[kind].count > 0)
  if (found.length === 0) return null

  return (
    <ul className="flow gap-s4 rows-0 hint" aria-label={paperCopy.legend}>
      {found.map((kind) => (
        <li key={kind}>
          <span aria-hidden="true" className="warn strong">
            {BEAT_SIGNS[kind].sign}
          </span>{' '}
          {BEAT_SIGNS[kind].word}
        </li>
      ))}
    </ul>
  )
}
