import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { hospitalPhone, isHospitalPhone } from './hospital-phone.ts'

export const MAX_HOSPITAL_NAME = 60

/** Where the person goes when ill, as typed by hand. */
export const Hospital = z.object({
  name: z
    .string(MESSAGES.hospitalNameMissing)
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.hospitalNameMissing),
      z.maxLength(MAX_HOSPITAL_NAME, MESSAGES.hospitalTooLong),
    ),
  phone: z
    .string(MESSAGES.hospitalPhoneWrong)
    .check(
      z.maxLength(40, MESSAGES.hospitalPhoneWrong),
      z.overwrite(hospitalPhone),
      z.refine(isHospitalPhone, MESSAGES.hospitalPhoneWrong),
    ),
})
export type Hospital = z.infer<typeof Hospital>
