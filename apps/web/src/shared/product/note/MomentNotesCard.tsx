import { shanghaiClock } from '@kangban/china-time'
import type { MomentNote } from '@kangban/contracts'
import { noteText } from '@kangban/rules/notes/moment-notes'
import { useState } from 'react'
import { isOwn } from '../../../stores/subject.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { uiCopy } from '../../ui/copy.ts'
import { Card } from '../../ui/parts/Card.tsx'
import { MOMENT } from './moment-copy.ts'
import { MomentNoteSheet, type Writing } from './MomentNoteSheet.tsx'
import type { MomentNotes } from './use-moment-notes.ts'
import { useNoteRemoval } from './use-note-removal.ts'
import styles from './moment-notes.module.css'

interface NotesProps {
  notes: MomentNotes
  /** HH:mm that is pointed at in the chart, else the newest; a night has none. */
  clock?: string
}

interface RowProps {
  /** Its number in the chart; a night has none. */
  number: number | null
  note: MomentNote
  name: string
  busy: boolean
  onEdit: () => void
  onRemove: () => void
}

const NoteRow = ({ number, note, name, busy, onEdit, onRemove }: RowProps) => (
  <li className={`item line wrap gap-s2 rows-s1 ${styles.row}`}>
    {number !== null && (
      <>
        <span className={`number bold ${styles.badge}`}>{number}</span>
        <time className="note nowrap" dateTime={note.at}>
          {name}
        </time>
      </>
    )}
    <span className={`lines-15 ${styles.words}`}>{noteText(note)}</span>
    {isOwn() && (
      <span className={`line fixed ${styles.actions}`}>
        <Button variant="text" inline aria-label={MOMENT.editName(name)} onClick={onEdit}>
          {MOMENT.edit}
        </Button>
        <Button
          variant="text"
          inline
          busy={busy}
          aria-label={MOMENT.removeName(name)}
          onClick={onRemove}
        >
          <span className="bad">{MOMENT.remove}</span>
        </Button>
      </span>
    )}
  </li>
)

/** What was written to a day of the watch, or to its night, and the way to write more. */
export function Notes({ notes: shown, clock = '' }: NotesProps) {
  const { metric, day, notes, failed } = shown
  const isNight = metric === 'sleep'
  const [writing, setWriting] = useState<Writing | null>(null)
  const removal = useNoteRemoval(metric)
  const nameOf = (at: string) => (isNight ? MOMENT.night : shanghaiClock(at))
  // A night has one.
  const mayWrite = isOwn() && !failed && !(isNight && notes.length > 0)

  const write = mayWrite && (
    <Button variant="text" inline onClick={() => setWriting({ clock, note: null })}>
      {MOMENT.write}
    </Button>
  )

  return (
    <Card title={MOMENT.title} right={write}>
      {failed && (
        <div className="flow gap-s2 note" role="status">
          <span>{MOMENT.failed}</span>
          <Button variant="text" inline onClick={() => void shown.refresh()}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
      {!failed && notes.length === 0 && (
        <p className="note lines-16">{isNight ? MOMENT.noneNight : MOMENT.none}</p>
      )}
      <ul>
        {notes.map((note, index) => (
          <NoteRow
            key={note.at}
            number={isNight ? null : index + 1}
            note={note}
            name={nameOf(note.at)}
            busy={removal.busy}
            onEdit={() => setWriting({ clock: shanghaiClock(note.at), note })}
            onRemove={() => removal.remove(note)}
          />
        ))}
      </ul>
      {removal.removed && (
        <div className="notice line spread gap-s3" role="status">
          <span>{MOMENT.removed(`${nameOf(removal.removed.at)}${isNight ? '' : ' '}`)}</span>
          <Button variant="text" inline busy={removal.undoing} onClick={removal.undo}>
            {removal.undoing ? MOMENT.undoing : MOMENT.undo}
          </Button>
        </div>
      )}
      {!isNight && notes.length > 0 && <p className="hint mt-s2">{MOMENT.marked}</p>}
      {writing && (
        <MomentNoteSheet
          metric={metric}
          day={day}
          writing={writing}
          taken={notes.map(({ at }) => shanghaiClock(at))}
          onClose={() => setWriting(null)}
        />
      )}
    </Card>
  )
}
