import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { unnamed } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

export const countClick = operation({
  origin: 'documented',
  method: 'GET',
  path: '/common/v1/service-click-add',
  summary: 'Counts the use of a service: 1 health-service tiles, 2 rescue and community tiles',
  input: z.object({ flag: z.enum(['1', '2'], MESSAGES.clickFlagWrong) }),
  output: unnamed(),
  ownership: 'own',
  safety: 'mutating',
  loading: false,
  /** Whoever reports a use does not wait for the answer. */
  ownMessages: true,
  example: { input: { flag: '1' }, output: {} },
})
