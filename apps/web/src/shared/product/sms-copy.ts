import { SMS_CODE_MINUTES } from '@kangban/contracts/constants'
import { WORDS } from '../ui/words.ts'

/** Texts of a code by SMS, wherever one is asked for. */
export const SMS = {
  code: '验证码',
  placeholder: '请输入短信验证码',
  get: WORDS.getCode,
  resendAfter: (seconds: number) => `${seconds}s 后重发`,
  sentTo: (phone: string) => `已发到 ${phone}，${SMS_CODE_MINUTES} 分钟内有效。`,
  missing: '请输入验证码',
} as const
