import * as z from 'zod/mini'
import { phone, pin } from '../fields.ts'
import { operation } from '../operation.ts'

export const UserInfo = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  userCode: z.string(),
  idNo: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  age: z.nullable(z.int()),
  sex: z.nullable(z.union([z.literal(1), z.literal(2)])),
  userPhone: z.string(),
  token: z.string(),
  /** For the native app; the web app never uses it. */
  refreshToken: z.string(),
  /** Whether a device with bindStatus 02 exists. */
  isBinding: z.boolean(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const LoginResult = z.object({
  token: z.string(),
  userCode: z.string(),
  isNewUser: z.boolean(),
  userInfo: UserInfo,
})
export type LoginResult = z.infer<typeof LoginResult>

export const logIn = operation({
  method: 'GET',
  path: '/user/v1/app/login',
  summary: 'Logs in with a phone and its SMS code; an unknown phone is registered',
  input: z.object({ phone, pin }),
  output: LoginResult,
  ownership: 'anyone',
  safety: 'mutating',
})
