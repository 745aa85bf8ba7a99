import type { Words } from './words.ts'

export const REDEMPTION_WORDS: Words = {
  id: ['抽奖的编号，用它核销', 'The draw, by which the prize is redeemed'],
  reqUrl: ['核销页的地址，带着编号', 'The redemption page with the id'],
  url: ['二维码的地址，会失效', 'Address of the QR code, which ends'],
  phone: ['核销人的手机号', 'Phone of the administrator'],
  code: ['发给核销人的短信验证码', 'SMS code that the administrator got'],
  activityName: ['活动的名称', 'Name of the activity'],
  userName: ['谁中的奖', 'Who won'],
  userPhone: ['中奖人的手机号，中间隐去', 'Phone of who won, masked'],
  prizeName: ['奖品的名称', 'Name of the prize'],
  createTime: ['什么时候中的', 'When it was won'],
  sendStatus: [
    '兑付没有：1001 待核销，1002 已核销',
    'Whether it was handed out: 1001 pending, 1002 redeemed',
  ],
}
