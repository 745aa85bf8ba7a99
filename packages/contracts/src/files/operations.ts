import { uploadFile } from './upload-file.ts'

export const files = { uploadFile }
