import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import { isIdNumber } from '../wire/id-number.ts'
import { operation } from '../operation.ts'
import { readExpectDate } from './expect-date.ts'
import { REIMBURSEMENTS } from './appointment-words.ts'
import { decidedFields } from '../documents/origin.ts'
import { imageIds } from './image-ids.ts'
import * as MESSAGES from '../wire/messages.ts'

const needed = (longest: number, empty: string, tooLong: string) =>
  z.string(empty).check(z.trim(), z.minLength(1, empty), z.maxLength(longest, tooLong))

const ID_NUMBER_WRONG = MESSAGES.idNumberWrong
const DATES_WRONG = MESSAGES.expectDateWrong

/** The call is documented and its body is not: that it takes the appointment is our choice. */
export const Appointment = z.object(
  decidedFields('API-058', {
    userName: needed(30, MESSAGES.patientNameMissing, MESSAGES.patientNameTooLong),
    idNo: z.string(ID_NUMBER_WRONG).check(z.refine(isIdNumber, ID_NUMBER_WRONG)),
    userPhone: phone,
    expectHospital: needed(60, MESSAGES.hospitalMissing, MESSAGES.hospitalTooLong),
    /** Two days, `year.month.day-year.month.day`. */
    expectDate: z
      .string(DATES_WRONG)
      .check(z.refine((text) => readExpectDate(text) !== null, DATES_WRONG)),
    expectKeShi: needed(30, MESSAGES.departmentMissing, MESSAGES.departmentTooLong),
    /** Reimbursement; empty where it was not chosen. */
    baoXiaoMethod: z._default(z.enum(['', ...REIMBURSEMENTS], MESSAGES.reimbursementMissing), ''),
    diseaseDescription: z._default(
      z.string().check(z.trim(), z.maxLength(500, MESSAGES.diseaseDescriptionTooLong)),
      '',
    ),
    diagnosticReportIds: z._default(imageIds, ''),
    otherMaterialIds: z._default(imageIds, ''),
  }),
)
export type Appointment = z.output<typeof Appointment>

export const requestAppointment = operation({
  origin: 'documented',
  method: 'POST',
  path: '/outpatient/v1/assist-send-email',
  summary:
    'Asks for help with an outpatient visit: keeps the request and mails it to those who arrange the visit',
  input: Appointment,
  /** Success is read from the data as well as from the code. */
  output: z.literal(1000),
  ownership: 'own',
  safety: 'sends-message',
  takesIdempotencyKey: true,
  example: {
    input: {
      userName: '王桂兰',
      idNo: '999999195003142049',
      userPhone: '13800000001',
      expectHospital: '市第一人民医院',
      expectDate: '2026.3.5-2026.3.8',
      expectKeShi: '心血管内科',
      baoXiaoMethod: '医保',
      diseaseDescription: '近两周早晨血压偏高，偶有头晕，想请医生看看用药是否合适。',
      diagnosticReportIds: '',
      otherMaterialIds: '',
    },
    output: 1000,
  },
})
