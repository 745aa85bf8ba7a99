import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { SignInRecord } from './points.ts'
import { unnamedWith } from '../documents/origin.ts'

export const signIn = operation({
  origin: 'documented',
  method: 'GET',
  path: '/integral/v1/app/signIn',
  summary: 'Signs in, once a day; grants the points of that day of the cycle',
  input: nothing,
  output: unnamedWith(SignInRecord.shape),
  ownership: 'own',
  safety: 'mutating',
  takesIdempotencyKey: true,
  // A second one of the same day is a warning, not an error.
  ownMessages: true,
  example: {
    input: {},
    output: {
      kangban: { id: '2026-03-02', createTime: '2026-03-02T07:55:04+08:00', integral: 60 },
    },
  },
})
