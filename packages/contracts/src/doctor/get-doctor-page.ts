import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { link } from '../wire/fields.ts'
import { DOCTOR_PAGE_EXAMPLE, doctorForm, DoctorPage } from './doctor-page.ts'
import { userCode } from '../wire/kinds.ts'

export const getDoctorPage = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/doctor-page',
  summary:
    'The last 30 days on one page for a doctor or the family, with a link to its PDF; somebody of the family gets the form for them, without the link',
  input: z.object({ form: doctorForm, userCode: z.optional(userCode) }),
  output: z.object({
    ...DoctorPage.shape,
    /** Null for anybody but the person: a link outlives a sharing that is taken back. */
    pdfUrl: z.nullable(link),
  }),
  ownership: 'granted',
  looksAt: 'doctorPage',
  safety: 'read',
  example: {
    input: { form: 'doctor' },
    output: {
      ...DOCTOR_PAGE_EXAMPLE,
      pdfUrl:
        '/api/files/v1/doctor-page/U000000000000000001-doctor.pdf?expires=1772453400&signature=x',
    },
  },
})
