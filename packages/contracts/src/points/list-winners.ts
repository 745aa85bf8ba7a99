import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { Winner } from './points.ts'

export const listWinners = operation({
  origin: 'documented',
  method: 'GET',
  path: '/prize/v1/winners',
  summary: 'The latest winners, newest first, names masked',
  input: nothing,
  output: z.array(Winner),
  ownership: 'catalogue',
  safety: 'read',
  example: {
    input: {},
    output: [
      { name: '李*军', money: '8.8元' },
      { name: '王*', money: '50积分' },
    ],
  },
})
