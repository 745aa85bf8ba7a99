import type { Words } from './words.ts'

export const FAMILY_WORDS: Words = {
  id: ['分享或邀请的编号', 'By which the sharing, or the invitation, is named'],
  action: [
    '做什么：invite 邀请，share 改看得到什么，accept 接受，decline 谢绝，revoke 不再给看，leave 不再看',
    'What to do: invite, change what is shared, accept, decline, revoke or leave',
  ],
  'changeMembers/phone': ['邀请的人的手机号', 'Phone of who is invited'],
  label: ['怎么称呼对方', 'What the other is called'],
  areas: [
    '看得到哪些：warnings 预警，metrics 指标，ecg 心电，reports 报告，reminders 提醒',
    'What is shared: warnings, metrics, ecg, reports and reminders',
  ],
  sharedWith: ['我给谁看', 'With whom I share my data'],
  'sharedWith.phone': ['对方的手机号，中间隐去', 'Phone of the other, masked'],
  sharedByOthers: ['谁给我看', 'Who shares with me'],
  'sharedByOthers.phone': ['对方的手机号，中间隐去', 'Phone of the other, masked'],
  'sharedByOthers.userCode': [
    '对方的用户编码，用它看数据',
    'User code of the other, which opens the data',
  ],
  invitations: ['谁想给我看，还没有答复', 'Who wants to share with me, and has got no answer'],
  'invitations.phone': ['对方的手机号，中间隐去', 'Phone of the other, masked'],
  name: ['对方的姓名，中间隐去', 'Name of the other, masked'],
  since: [
    '从什么时候起；邀请是发出的时候',
    'Since when it is seen; of an invitation, when it was made',
  ],
  accepted: ['是否接受了', 'Whether it was accepted'],
  daysLeft: [
    '邀请还有几天有效；接受了的为 null',
    'Days until the invitation lapses; null where it was accepted',
  ],
  tel: ['可以拨打的号码', 'Number to be rung'],
  ageYears: ['年龄', 'Age'],
  'listLooks/list': [
    '谁看过，新的在前，一人一小时一条',
    'Who looked, newest first; one entry an hour and person',
  ],
  at: ['这一小时里第一次看', 'First look within the hour'],
  looks: ['看了什么，先看的在前', 'What was looked at, first things first'],
}
