import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { deleteDocument } from './delete-document.ts'
import { listDocuments } from './list-documents.ts'
import { saveDocument } from './save-document.ts'

export const archive: Handlers<Context>['archive'] = { listDocuments, saveDocument, deleteDocument }
