/** What buttons of several pages say: each word stands here once, so that the same action has one name everywhere. */
export const WORDS = {
  confirm: '确定',
  save: '保存',
  remove: '删除',
  retry: '重试',
  tryAgain: '再试一次',
  gotIt: '知道了',
  previous: '上一步',
  next: '下一步',
  skip: '跳过',
  getCode: '获取验证码',
  logIn: '登录',
  signIn: '签到',
  draw: '抽奖',
  redeem: '核销',
} as const
