import { NoteButton } from '../../../shared/product/note/NoteButton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ManualRow } from '../manual/ManualRow.tsx'
import { RemovedNotice } from '../manual/RemovedNotice.tsx'
import { useManualRemoval } from '../manual/use-manual-removal.ts'
import type { PressureEntry } from './pressure-entries.ts'
import { pressureText, type ReadingView } from './pressure-view.ts'
import styles from './pressure.module.css'

interface PressureRowsProps {
  entries: readonly PressureEntry[]
  timeOf: (at: string | null) => string
  /** A tap on a row; none where rows only tell. */
  onSelect?: ((reading: ReadingView) => void) | undefined
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

/** One of a device, with time, value, pulse and verdict, as far as they are known. */
function MeasuredRow({
  reading,
  timeOf,
  onSelect,
  selectedId,
}: { reading: ReadingView } & Pick<PressureRowsProps, 'timeOf' | 'onSelect' | 'selectedId'>) {
  return (
    <li className="item">
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
  )
}

/** Readings by time, each with where it comes from. */
export function PressureRows({ entries, timeOf, onSelect, selectedId = null }: PressureRowsProps) {
  const removal = useManualRemoval()

  return (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) =>
            entry.kind === 'typed' ? (
              <ManualRow
                key={entry.id}
                one={entry.one}
                time={timeOf(entry.at)}
                onRemove={() => removal.ask(entry.one)}
              />
            ) : (
              <MeasuredRow
                key={entry.id}
                reading={entry.reading}
                timeOf={timeOf}
                onSelect={onSelect}
                selectedId={selectedId}
              />
            ),
          )}
        </ul>
      )}
      <RemovedNotice removal={removal} />
    </>
  )
}
