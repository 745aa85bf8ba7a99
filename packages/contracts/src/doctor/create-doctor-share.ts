import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { MAX_SHARE_DAYS } from '../reports/share.ts'
import { moment, queryInteger } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { doctorForm } from './doctor-page.ts'
import { quantity } from '../quantities/quantity.ts'
import { address, id } from '../wire/kinds.ts'

export const createDoctorShare = operation({
  origin: 'ours',
  method: 'POST',
  path: '/report/v1/app/doctor-share',
  summary:
    'Makes a link to the page for the doctor as it is now; who has it can read it for some days',
  input: z.object({
    form: doctorForm,
    days: quantity(
      'days',
      queryInteger(1, MAX_SHARE_DAYS, MESSAGES.shareDaysWrong(MAX_SHARE_DAYS)),
    ),
  }),
  output: z.object({
    id,
    token: z.string(),
    url: address,
    expiresAt: moment,
  }),
  ownership: 'own',
  safety: 'mutating',
  example: {
    input: { form: 'doctor', days: 7 },
    output: {
      id: 'd-1',
      token: 'Zk3vW0nq8r1TtY5uP2aXcVbNmLkJhGfDsAqWeRtYuI0',
      url: '#/doctorPage?token=Zk3vW0nq8r1TtY5uP2aXcVbNmLkJhGfDsAqWeRtYuI0',
      expiresAt: '2026-03-09T16:26:00+08:00',
    },
  },
})
