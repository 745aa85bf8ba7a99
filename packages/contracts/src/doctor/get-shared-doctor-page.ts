import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { link, moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { DOCTOR_PAGE_EXAMPLE, DoctorPage } from './doctor-page.ts'

export const getSharedDoctorPage = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/doctor-share',
  summary:
    'The page for the doctor by its link, as it was when it was sent; counts that it was opened. Unknown, expired and revoked links answer the same',
  input: z.object({
    token: z.string(MESSAGES.doctorLinkEnded).check(z.maxLength(100, MESSAGES.doctorLinkEnded)),
  }),
  output: z.object({ ...DoctorPage.shape, expiresAt: moment, pdfUrl: link }),
  ownership: 'secret',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { token: 'Zk3vW0nq8r1TtY5uP2aXcVbNmLkJhGfDsAqWeRtYuI0' },
    output: {
      ...DOCTOR_PAGE_EXAMPLE,
      expiresAt: '2026-03-09T16:26:00+08:00',
      pdfUrl: '/api/files/v1/doctor-share/d-1.pdf?expires=1772453400&signature=x',
    },
  },
})
