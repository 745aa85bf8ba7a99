import type { LoginResult, UserInfo } from '@kangban/contracts'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

/** As pages get it: anything of it may be null. */
export type LoginAnswer = inferRouterOutputs<PageRouter>['account']['logIn']

/** The part of an answer that may stand in the answer itself, in its user info, or in both. */
const either = (answer: NonNullable<LoginAnswer>, field: 'token' | 'userCode') =>
  answer[field] || answer.userInfo?.[field]

/**
 * What a login brought, or null where it brought no session. A text that is left out is empty, as the native app reads it;
 * the phone is that of the login.
 */
export function loginOf(answer: LoginAnswer, phone: string): LoginResult | null {
  const [token, userCode] = answer ? [either(answer, 'token'), either(answer, 'userCode')] : []
  if (!answer || !token || !userCode) return null
  const { userInfo } = answer

  const whole: UserInfo = {
    id: userInfo?.id ?? '',
    name: userInfo?.name ?? null,
    userCode: userInfo?.userCode ?? userCode,
    idNo: userInfo?.idNo ?? null,
    avatar: userInfo?.avatar ?? null,
    age: userInfo?.age ?? null,
    sex: userInfo?.sex ?? null,
    userPhone: userInfo?.userPhone || phone,
    token: userInfo?.token ?? token,
    refreshToken: userInfo?.refreshToken ?? '',
    // Nothing is asked of it but by the native app, which knows its own devices.
    isBinding: userInfo?.isBinding ?? false,
  }

  return { token, userCode, isNewUser: answer.isNewUser ?? false, userInfo: whole }
}
