import { listNotes } from './list-notes.ts'
import { saveNote } from './save-note.ts'

export const notes = { listNotes, saveNote }
