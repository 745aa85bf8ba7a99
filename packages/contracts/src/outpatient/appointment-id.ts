import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'

const UNKNOWN = MESSAGES.appointmentNotFound

export const appointmentId = z.string(UNKNOWN).check(z.regex(/^[\w-]{1,64}$/, UNKNOWN))
