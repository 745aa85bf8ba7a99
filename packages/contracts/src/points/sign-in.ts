import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'
import { SignInRecord } from './points.ts'

export const signIn = operation({
  method: 'GET',
  path: '/integral/v1/app/signIn',
  summary: 'Signs in, once a day; grants the points of that day of the cycle',
  input: nothing,
  output: SignInRecord,
  ownership: 'own',
  safety: 'mutating',
  takesIdempotencyKey: true,
  example: {
    input: {},
    output: { id: '2026-03-02', createTime: '2026-03-02T07:55:04+08:00', integral: 60 },
  },
})
