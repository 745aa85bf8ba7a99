import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { isOwn } from '../../../stores/subject.ts'
import { NOTE } from './note-copy.ts'
import type { ReadingNote } from './reading-note.ts'

const NoteSheet = lazy(() => import('./NoteSheet.tsx').then((all) => ({ default: all.NoteSheet })))

interface NoteButtonProps {
  kind: 'bloodPressure' | 'ecg'
  reading: ReadingNote
  /** What is written to: 05:59 139/89. */
  name: string
}

/** The way to a note on a device's reading. */
export function NoteButton(props: NoteButtonProps) {
  const [open, setOpen] = useState(false)
  if (!isOwn()) return null

  return (
    <>
      <Button
        variant="text"
        inline
        aria-label={NOTE.addName(props.name)}
        onClick={() => setOpen(true)}
      >
        {NOTE.add}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NoteSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
