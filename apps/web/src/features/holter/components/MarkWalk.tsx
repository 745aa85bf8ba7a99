import type { Reader } from '@kangban/rules/ecg/mark-words'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import strip from '../../../shared/ecg-paper/strip.module.css'
import type { Denials } from '../../../shared/product/mark-denial/use-denials.ts'
import { DenyMark } from '../../../shared/product/mark-denial/DenyMark.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { COPY, FILTER_WORDS } from '../copy.ts'
import {
  filterMarks,
  kindsIn,
  type Mark,
  type MarkFilter,
  neighbour,
  placeIn,
} from '../model/marks.ts'
import type { RecordingSession } from '../model/recording-session.ts'
import { visibleSeconds } from '../model/view.ts'
import { markName } from '../model/mark-words.ts'
import styles from './holter.module.css'
import { MarkSheet } from './MarkSheet.tsx'

interface MarkWalkProps {
  session: RecordingSession
  marks: readonly Mark[]
  startedAt: string
  chosen: Mark | null
  reader: Reader
  denial: Denials
  onChoose: (mark: Mark) => void
}

/** Indices of the mark before, the one gone to last if it is in sight, and the mark after. */
function aroundOf(
  { picture }: RecordingSession,
  found: readonly Mark[],
  chosen: Mark | null,
): number[] {
  if (!picture) return [-1, -1, -1]
  const { view, frame } = picture
  const to = view.from + visibleSeconds(view, frame)
  const inSight = chosen && chosen.from < to && chosen.to >= view.from ? chosen : null
  const place = { chosen: inSight, second: (view.from + to) / 2 }
  const index = inSight ? placeIn(found, inSight) : -1
  return [neighbour(found, place, 'before'), index, neighbour(found, place, 'after')]
}

/** Walks from mark to mark of a kind, and lists them. */
export function MarkWalk({ session, marks, startedAt, chosen, ...props }: MarkWalkProps) {
  const { reader, denial, onChoose } = props
  const [filter, setFilter] = useState<MarkFilter>('all')
  const [listed, setListed] = useState(false)
  const found = useMemo(() => filterMarks(marks, filter), [marks, filter])

  // Three numbers as one text: they change far more seldom than the view.
  const around = useSyncExternalStore(session.subscribe, () =>
    aroundOf(session, found, chosen).join(),
  )

  if (marks.length === 0) return <p className={`note mid ${styles.centred}`}>{COPY.noMarks}</p>
  const kinds = kindsIn(marks)
  const [before = -1, index = -1, after = -1] = around.split(',').map(Number)
  const here = found[index]

  const step = (at: number, text: string) => {
    const mark = found[at]

    return (
      <Button variant="outline" inline disabled={!mark} onClick={() => mark && onChoose(mark)}>
        {text}
      </Button>
    )
  }

  const word = FILTER_WORDS[filter]

  return (
    <>
      <div className={`grid middle gap-s2 mid ${strip.walk}`}>
        {step(before, `‹ ${COPY.previous}`)}
        <strong className="text strong lines-13 px-s1" aria-live="polite">
          {here ? COPY.place(word, index + 1, found.length) : COPY.places(word, found.length)}{' '}
          <small className="block hint plain">
            {here ? clockTime(startedAt, here.from) : COPY.goToNext}
          </small>
        </strong>
        {step(after, `${COPY.next} ›`)}
      </div>
      {here && here.kind !== 'signal' && (
        <DenyMark
          name={`${clockTime(startedAt, here.from)} ${markName(here)}`}
          denied={here.denied}
          reader={reader}
          waits={denial.waits({ sample: here.sample, kind: here.code })}
          onSay={(denied) => denial.say({ sample: here.sample, kind: here.code }, denied)}
        />
      )}
      <div className={`grid gap-s2 mt-s2 ${styles.choices}`}>
        <label className={`ring-within ${strip.chip}`}>
          <span aria-hidden="true">{word} ▾</span>
          <select
            className={`wide absolute full-height bare ${strip.select}`}
            aria-label={COPY.kind}
            value={filter}
            onChange={({ target }) =>
              setFilter((['all', ...kinds] as const).find((kind) => kind === target.value) ?? 'all')
            }
          >
            {(['all', ...kinds] as const).map((kind) => (
              <option key={kind} value={kind}>
                {COPY.count(FILTER_WORDS[kind], filterMarks(marks, kind).length)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={strip.chip} onClick={() => setListed(true)}>
          {COPY.list}
        </button>
      </div>
      <MarkSheet
        open={listed}
        title={COPY.listTitle(word, found.length)}
        marks={found}
        startedAt={startedAt}
        reader={reader}
        onClose={() => setListed(false)}
        onChoose={onChoose}
      />
    </>
  )
}
