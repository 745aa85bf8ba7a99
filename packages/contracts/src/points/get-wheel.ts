import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { activityId } from './draw.ts'
import { Prize } from './points.ts'

export const getWheel = operation({
  origin: 'documented',
  method: 'GET',
  path: '/activity/v1/info/{id}',
  summary: 'The prizes of an activity',
  input: z.object({ id: activityId }),
  output: z.array(Prize),
  ownership: 'catalogue',
  safety: 'read',
  example: {
    input: { id: 'lucky-wheel' },
    output: [
      { prizeId: 'lucky-wheel-1', prizeName: '50积分', prizeType: '0001', rate: 200, quota: 50 },
      {
        prizeId: 'lucky-wheel-2',
        prizeName: '现金红包8.8元',
        prizeType: '0002',
        rate: 10,
        quota: 8.8,
      },
    ],
  },
})
