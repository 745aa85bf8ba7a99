export const EQUITY = {
  title: '权益详情',
  sentences: {
    active: '权益卡生效中，\n需要时直接用。',
    over: '权益卡到期了，\n续上才能接着用。',
    none: '还没有权益卡，\n开通后就能用这些服务。',
  },
  items: { active: '卡里的服务', over: '卡里曾有的服务', none: '开通后有这些服务' },
  left: (times: number) => `剩 ${times} 次`,
  usedUp: '用完了',
  times: (total: number) => `共 ${total} 次`,
  used: (used: number, total: number) =>
    used === 0 ? `共 ${total} 次，还没用过` : `共 ${total} 次，已用 ${used} 次`,
  noItems: '卡里的服务暂时没有列出来，请问客服。',
  rules: '使用和退订',
  ask: '问客服',
  askHours: '每天 9:00-17:00',
  open: '开通权益卡',
  renew: '续期权益卡',
  openTitle: '请客服帮您开通',
  openText: (phone: string) =>
    `将拨打客服电话 ${phone}，每天 9:00-17:00 有人接听。\n\n开通前客服会说清价格；不会要您的验证码。`,
  call: '拨打',
  notNow: '先不打',
  spokenItem: (name: string, left: number) => `${name}还剩${left}次。`,
} as const

export const NEWS = {
  title: '健康资讯',
  sentence: '每天看一点，\n身体多明白一点。',
  search: '文章',
  count: (count: number) => `${count} 篇`,
  found: (count: number) => `找到 ${count} 篇`,
  none: (words: string) => `没有找到“${words}”的文章，换个词试试。`,
  all: '看全部文章',
  empty: '还没有文章，过几天再来看看。',
  note: '文章供您了解健康知识，不能代替医生的诊断。',
} as const
