import * as z from 'zod/mini'
import { phone, pin } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { decided } from '../documents/origin.ts'
import { whole } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

export const UserInfo = z.object({
  id,
  name: z.nullable(z.string()),
  userCode,
  idNo: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  age: z.nullable(whole('age')),
  sex: z.nullable(z.union([z.literal(1), z.literal(2)])),
  userPhone: z.string(),
  token: z.string(),
  /** For the native app; the web app never keeps it. No call takes it: our service answers with the token of the session. */
  refreshToken: z.string(),
  /** Whether a device with bindStatus 02 exists. */
  isBinding: decided('LOGIN-20', z.boolean()),
})
export type UserInfo = z.infer<typeof UserInfo>

export const LoginResult = z.object({
  token: z.string(),
  userCode,
  isNewUser: decided('LOGIN-20', z.boolean()),
  userInfo: decided('LOGIN-20', UserInfo),
})
export type LoginResult = z.infer<typeof LoginResult>

export const logIn = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/app/login',
  summary: 'Logs in with a phone and its SMS code; an unknown phone is registered',
  input: z.object({ phone, pin }),
  output: LoginResult,
  ownership: 'anyone',
  safety: 'mutating',
  example: {
    input: { phone: '13800000001', pin: '482913' },
    output: {
      token: 'u0Yw2b1r7xk3',
      userCode: 'U000000000000000001',
      isNewUser: false,
      userInfo: {
        id: '5b0c9c1e-0a53-4d0e-9a57-3f1f5a1d2c77',
        name: '王桂兰',
        userCode: 'U000000000000000001',
        idNo: '999999195403180028',
        avatar: null,
        age: 71,
        sex: 2,
        userPhone: '13800000001',
        token: 'u0Yw2b1r7xk3',
        refreshToken: 'u0Yw2b1r7xk3',
        isBinding: true,
      },
    },
  },
})
