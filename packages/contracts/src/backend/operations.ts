import { getBackend } from './get-backend.ts'

export const backend = { getBackend }
