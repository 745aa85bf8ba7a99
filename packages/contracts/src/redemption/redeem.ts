import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { redemptionId } from './redemption.ts'
import { unnamed } from '../documents/origin.ts'

export const redeem = operation({
  origin: 'documented',
  method: 'GET',
  path: '/activity/v1/app/manual/{id}',
  summary: 'Redeems a cash prize, once, with the permission that its redemption info gave',
  input: z.object({ id: redemptionId }),
  output: unnamed(),
  ownership: 'secret',
  safety: 'irreversible',
  example: { input: { id: '5f0c6b1e9a7d42c88b3e1f60a94d27c3' }, output: {} },
})
