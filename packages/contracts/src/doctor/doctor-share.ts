import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { doctorForm } from './doctor-page.ts'
import { whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

/** A page that was sent; the token itself is told only once, when the link is made. */
export const DoctorShare = z.object({
  id,
  form: doctorForm,
  createdAt: moment,
  expiresAt: moment,
  state: z.enum(['living', 'ended']),
  revokedAt: z.nullable(moment),
  /** How often it was opened, and when last. */
  seen: whole('count'),
  lastSeenAt: z.nullable(moment),
})
export type DoctorShare = z.infer<typeof DoctorShare>
