import { shanghaiMoment, shanghaiTime } from '@kangban/china-time'
import {
  type Circumstance,
  MESSAGES,
  METRIC_NAMES,
  type MomentNote,
  type NotedMetric,
} from '@kangban/contracts'
import { noteProblem } from '@kangban/rules/notes/moment-notes'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { Field } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { MOMENT } from './moment-copy.ts'
import { NOTE } from './note-copy.ts'
import { noteFailure } from './note-failure.ts'
import { NoteFields } from './NoteFields.tsx'
import { refreshNotes } from './use-note-removal.ts'

const NIGHT_CLOCK = '00:00'
const NEW = { circumstances: null, note: '' }

/** What is being written: a new note, or another wording of one that stands. */
export interface Writing {
  /** HH:mm; of a night it does not count. */
  clock: string
  note: MomentNote | null
}

interface SheetProps {
  metric: NotedMetric
  day: string
  writing: Writing
  /** The times that have a note. */
  taken: readonly string[]
  onClose: () => void
}

interface Filled {
  metric: NotedMetric
  at: string
  circumstances: Circumstance[] | null
  note: string
}

function problemOf({ at, circumstances, note }: Filled): string | null {
  const problem = noteProblem(new Date(at), new Date())
  if (problem === 'noteInFuture') return MESSAGES.noteInFuture
  if (problem === 'noteTooOld') return MESSAGES.noteTooOld(MANUAL_LIMITS.days)
  return circumstances === null && note === '' ? MOMENT.empty : null
}

function Form({ metric, day, writing, taken, leave }: SheetProps & { leave: () => void }) {
  const isNight = metric === 'sleep'
  const [clock, setClock] = useState(isNight ? NIGHT_CLOCK : writing.clock)
  const [problem, setProblem] = useState<string | null>(null)

  const save = useMutation({
    mutationFn: (filled: Filled) => client.notes.saveNote.mutate(filled),
    onSuccess: async () => {
      await refreshNotes()
      toast({ title: NOTE.saved, type: 'success' })
      leave()
    },
  })

  const submit = (told: Pick<Filled, 'circumstances' | 'note'>) => {
    const at = writing.note?.at ?? (clock && shanghaiTime(shanghaiMoment(day, clock)))

    const hindrance = !at
      ? MOMENT.noTime
      : !writing.note && taken.includes(clock)
        ? MOMENT.taken(clock)
        : problemOf({ metric, at, ...told })

    setProblem(hindrance)
    if (!hindrance) save.mutate({ metric, at, ...told })
  }

  return (
    <NoteFields
      begins={writing.note ?? NEW}
      failure={problem ?? noteFailure(save.error)}
      busy={save.isPending}
      onSave={submit}
    >
      {!isNight && !writing.note && (
        <Field label={MOMENT.time} type="time" value={clock} onChange={setClock} />
      )}
    </NoteFields>
  )
}

/** Where a minute or a night of the watch gets its note. */
export function MomentNoteSheet(props: SheetProps) {
  const { metric, writing, onClose } = props

  const name =
    metric === 'sleep' ? MOMENT.night : writing.note ? `${writing.clock} ` : METRIC_NAMES[metric]

  return (
    <Sheet open title={MOMENT.titleOf(name)} onClose={onClose}>
      {(leave) => <Form {...props} leave={leave} />}
    </Sheet>
  )
}
