import { NoteButton } from '../../../shared/product/note/NoteButton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { pressureText, type ReadingView } from './pressure-view.ts'
import styles from './pressure.module.css'

interface PressureRowsProps {
  readings: readonly ReadingView[]
  timeOf: (at: string | null) => string
  /** A tap on a row; none where rows only tell. */
  onSelect?: (reading: ReadingView) => void
  selectedId?: string | null
}

function RowBody({
  reading,
  timeOf,
}: { reading: ReadingView } & Pick<PressureRowsProps, 'timeOf'>) {
  const { at, pulse, device, tag } = reading
  // Where a note can be written, what was told stands beside the way to it.
  const told = reading.note ? null : reading.told

  return (
    <>
      <span className={`note nowrap ${styles.time}`}>{timeOf(at)}</span>
      <b className={`number fs-20 ${styles.value}`}>{pressureText(reading)}</b>
      <span className={`flow grow gap-s2 rows-0 hint nowrap ${styles.pulse}`}>
        {pulse && <span>{pulse}</span>}
        {device && <span>{device}</span>}
        {told && <span>{told}</span>}
      </span>
      {tag && <StateTag {...tag} />}
    </>
  )
}

/** Readings, each with time, value, pulse and verdict, as far as they are known. */
export function PressureRows({ readings, timeOf, onSelect, selectedId = null }: PressureRowsProps) {
  return (
    <ul>
      {readings.map((reading) => (
        <li key={reading.id} className="item">
          {onSelect ? (
            <button
              type="button"
              className={`press line wrap wide text left ${styles.row}`}
              aria-pressed={reading.id === selectedId}
              onClick={() => onSelect(reading)}
            >
              <RowBody reading={reading} timeOf={timeOf} />
            </button>
          ) : (
            <div className={`line wrap wide text left ${styles.row}`}>
              <RowBody reading={reading} timeOf={timeOf} />
            </div>
          )}
          {reading.note && (
            <div className={`line spread gap-s2 ${styles.note}`}>
              <span className="hint shrink lines-15">{reading.told}</span>
              <NoteButton
                kind="bloodPressure"
                reading={reading.note}
                name={`${timeOf(reading.at)} ${pressureText(reading)}`}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
