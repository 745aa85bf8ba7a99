import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'

/** Health data needs a consent of its own, apart from the agreement at login (PIPL art. 29). */
export const ConsentKind = z.enum(['health-data'])
export const Consent = z.object({ kind: ConsentKind, version: z.string(), givenAt: moment })
