import type { Words } from './words.ts'

export const POINTS_WORDS: Words = {
  remain: ['还有多少积分', 'Points left'],
  userOperEntites: [
    '这一轮的签到，旧的在前，文档里就是这样拼写',
    'Sign-ins of the running cycle, oldest first, so spelled in the documents',
  ],
  'userOperEntites.id': ['签到的编号', 'By which the sign-in is named'],
  createTime: ['什么时候', 'When it was'],
  integral: ['得了多少积分', 'Points granted'],
  integrals: ['七天里每天签到得多少', 'Points of each day of the cycle'],
  activityResps: ['各项活动', 'Activities'],
  'activityResps.id': ['活动的编号', 'By which the activity is named'],
  name: ['名称', 'Name'],
  description: ['说明', 'What it is'],
  activityType: [
    '活动的类型：0001 新人，其余要花积分',
    'Type of activity: 0001 for new users, others cost points',
  ],
  partake: ['大家一共抽了几次', 'How often it was drawn, by everybody'],
  isPart: [
    '新人的那一次是否用过了',
    'Whether the user has used up the one draw of a new-user activity',
  ],
  consume: ['抽一次花多少积分', 'Points that a draw costs'],
  'getWheel/id': ['活动的编号', 'By which the activity is named'],
  'draw/id': [
    '活动的编号；回答里是这次抽奖的编号，核销也用它',
    'The activity; in the answer the draw, by which a cash prize is redeemed',
  ],
  acitivityType: [
    '活动的类型，文档里就是这样拼写',
    'Type of activity, so spelled in the documents',
  ],
  prizeId: ['奖品的编号', 'By which the prize is named'],
  prizeName: ['奖品的名称', 'Name of the prize'],
  prizeType: ['奖品的类型：0001 积分，其余是现金', 'Type of prize: 0001 points, others cash'],
  rate: ['和其他奖品相比的权重', 'Weight among the prizes that are still there'],
  quota: ['多少积分或多少元', 'Points, or yuan'],
  'listPointRecords/quota': [
    '积分或元，花掉的为负',
    'Points, negative where they were spent, or yuan',
  ],
  flag: ['看哪一种：1 积分，2 奖品', 'Which record: 1 of points, 2 of prizes'],
  detailExplain: [
    '题目和数目，中间一个空格；现金的写着 现金',
    'Title and amount with one space between; a cash entry has 现金 in it',
  ],
  url: [
    '现金奖品二维码的地址，会失效；其余为 null',
    'Address of the QR code of a cash prize, which ends; null of others',
  ],
  sendStatus: [
    '兑付没有：1001 待核销，1002 已核销；不是现金为 null',
    'Whether it was handed out: 1001 pending, 1002 redeemed; null for what is no cash prize',
  ],
  'listWinners/name': ['中奖的人，中间隐去', 'Who won, masked'],
  money: ['中了多少，连同单位', 'What was won, with its unit'],
  'signIn/id': ['签到的编号', 'By which the sign-in is named'],
}
