import { ARMS, type ManualReading, manualPlaceWords } from '@kangban/contracts'
import { manualValue } from '@kangban/rules/manual/manual-words'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { circumstancesText } from '../../../shared/product/circumstances.ts'
import { isOwn } from '../../../stores/subject.ts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { todayInChina } from '../../../shared/format/date.ts'
import { readingTime } from '../parts/reading-time.ts'
import { HandTag } from '../../../shared/product/HandTag.tsx'
import { MANUAL } from './manual-copy.ts'
import { entryPath } from './manual-path.ts'
import styles from './manual.module.css'

const { list } = MANUAL

/** Where, how and in what moment, as far as it was told. */
function toldOf({ reading, correctedAt }: ManualReading): string {
  const isPressure = reading.kind === 'bloodPressure'
  const arm = isPressure && reading.arm ? ARMS[reading.arm] : null
  const pulse = isPressure && reading.pulse !== null ? list.pulse(reading.pulse) : null
  const told = circumstancesText(reading.circumstances)
  const corrected = correctedAt && list.correctedAt(readingTime(correctedAt, todayInChina()))
  const place = manualPlaceWords(reading.kind, reading.place)
  return [place, arm, pulse, told, reading.note, corrected].filter(Boolean).join(' · ')
}

interface RowProps {
  one: ManualReading
  /** When it was, as the list around it says it. */
  time: string
  onRemove: () => void
}

/** One that was typed in, with its mark, and the way to correct and to delete it. */
export function ManualRow({ one, time, onRemove }: RowProps) {
  const navigate = useNavigate()
  const { id, reading, state, stateText } = one
  const value = manualValue(reading)
  const name = `${time} ${value}`

  return (
    <li className={`item ${styles.row}`}>
      <div className="line wrap gap-s25 rows-s1">
        <span className="note nowrap">{time}</span>
        <b className="number fs-20">{value}</b>
        <span className="grow" />
        {state !== 'none' && <StateTag state={state} text={stateText} />}
      </div>
      <div className="line wrap gap-s25 rows-s1 mt-s1">
        <HandTag />
        {isOwn() && (
          <span className="line end grow">
            <Button
              variant="text"
              inline
              aria-label={list.correctName(name)}
              onClick={() => void navigate(entryPath(reading.kind, id))}
            >
              {list.correct}
            </Button>
            <Button variant="text" inline aria-label={list.removeName(name)} onClick={onRemove}>
              <span className="bad">{list.remove}</span>
            </Button>
          </span>
        )}
      </div>
      <p className="hint lines-15">{toldOf(one)}</p>
    </li>
  )
}
