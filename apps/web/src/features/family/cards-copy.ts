// Of the cards that come after the first screen of 家人安心.

export const INVITATION = {
  sentence: (name: string, phone: string) => `${name}（${phone}）想让您看自己的健康`,
  sees: (areas: string) => `接受后，您看得到：${areas}。`,
  left: (days: number) => `邀请还剩 ${days} 天`,
  label: '您怎么称呼对方',
  placeholder: '如：妈妈',
  accept: '接受',
  decline: '不要',
  declineTitle: '不接受这个邀请吗？',
  declineText: '您不会看到对方的健康。对方可以再邀请您。',
  declined: '已回绝',
  accepted: (label: string) => `现在看得到${label}的健康了`,
} as const

export const HELD = {
  title: '谁分享给我',
  sees: (areas: string) => `看得到：${areas}`,
  look: '看健康',
  leave: '不再看',
  leaveTitle: (label: string) => `不再看${label}的健康吗？`,
  leaveText: '要再看，得请对方重新邀请。',
  left: '已不再看',
} as const

export const EMERGENCY = {
  title: '紧急联系人',
  first: (names: string) => `出事先打给：${names}`,
  none: '还没有，出事时不知道打给谁。',
  add: '添加紧急联系人',
  benefitTitle: '该权益需要拥有以下服务权益',
  benefit: '康伴健康权益卡',
  toBenefit: '去看权益卡',
  later: '以后再说',
} as const
