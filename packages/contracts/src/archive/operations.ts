import { deleteDocument } from './delete-document.ts'
import { listDocuments } from './list-documents.ts'
import { saveDocument } from './save-document.ts'

export const archive = { listDocuments, saveDocument, deleteDocument }
