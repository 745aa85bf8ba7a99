import { type Circumstance, CIRCUMSTANCES, MOST_NOTE } from '@kangban/contracts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { ToggleChips } from '../../ui/controls/ToggleChips.tsx'
import { toggled } from '../circumstances.ts'
import { NOTE } from './note-copy.ts'
import type { Told } from './reading-note.ts'

const TOLD = Object.entries(CIRCUMSTANCES).map(([value, text]) => ({ value, text }))

interface NoteFieldsProps {
  begins: Told
  /** Why it was not saved; empty where nothing hinders. */
  failure: string
  busy: boolean
  onSave: (told: { circumstances: Circumstance[] | null; note: string }) => void
  /** Above the tags. */
  children?: ReactNode
}

/** What a reading was taken in: tags, and a short text. */
export function NoteFields({ begins, failure, busy, onSave, children }: NoteFieldsProps) {
  const [told, setTold] = useState<readonly Circumstance[] | null>(begins.circumstances)
  const [note, setNote] = useState(begins.note)

  return (
    <div className="grid gap-s4">
      {children}
      <ToggleChips
        label={NOTE.circumstances}
        options={TOLD}
        chosen={told ?? []}
        onToggle={(one) => setTold(toggled(told, one as Circumstance))}
      />
      <TextArea
        label={NOTE.label}
        value={note}
        placeholder={NOTE.placeholder}
        rows={2}
        most={MOST_NOTE}
        count={NOTE.count}
        onChange={setNote}
      />
      {failure && (
        <p className="small bad lines-15" role="alert">
          {failure}
        </p>
      )}
      <Button
        busy={busy}
        onClick={() => onSave({ circumstances: told && [...told], note: note.trim() })}
      >
        {NOTE.save}
      </Button>
    </div>
  )
}
