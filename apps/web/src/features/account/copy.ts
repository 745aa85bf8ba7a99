import { WORDS } from '../../shared/ui/words.ts'

export const accountCopy = {
  brand: '康伴',
  contactService: '联系客服',
  toElder: '长辈版',
  toNormal: '普通版',
  loginTitle: '您好，请登录，\n家人和您都安心。',
  loginNote: '首次登录会自动注册，不用记密码。',
  account: '账号',
  accountPlaceholder: '请输入手机号',
  agreed: '我已阅读并同意',
  privacyPolicy: '隐私政策',
  serviceAgreement: '服务协议',
  login: WORDS.logIn,
  noCode: '收不到验证码？',
  noCodeTitle: '收不到验证码',
  noCodeHelp: (servicePhone: string) =>
    `1. 看看手机号有没有写错。\n2. 在短信的“骚扰拦截”里找一找。\n3. 等倒计时结束，再点一次“获取验证码”。\n4. 还是没有，请打客服电话 ${servicePhone}。`,
  gotIt: WORDS.gotIt,
  agreementRequired: '请阅读用户隐私协议',
  phoneInvalid: '请输入正确的手机号格式',
  /** The answer has no session in it. */
  loginFailed: '登录失败，请稍后再试',
} as const
