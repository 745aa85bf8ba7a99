/** Apart from the others, which the first screen has to load. */
export const FORBIDDEN = {
  title: '无访问权限',
  sentence: '您没有权限看这个页面。',
  note: '可能是登录的账号不对，或者家人还没有允许您查看。',
  logInAgain: '重新登录',
  as: (phone: string) => `现在登录的是 ${phone}。`,
  toHome: '返回首页',
} as const
