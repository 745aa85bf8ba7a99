import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listNotes } from './list-notes.ts'
import { saveNote } from './save-note.ts'

export const notes: Handlers<Context>['notes'] = { listNotes, saveNote }
