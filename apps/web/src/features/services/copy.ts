import { EMERGENCY_PHONE } from '@kangban/contracts/constants'

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

export const GATES = {
  title: '温馨提示',
  noRights: '您当前暂无权益，无法使用该功能',
  unchecked: '没能核对您的权益，请检查网络后再试。',
  gotIt: '我知道了',
  cardTitle: '需要权益卡',
  needsCard: '该权益需要拥有以下服务权益',
  banner: (name: string) => `${name}的样子`,
  look: '去看权益卡',
} as const

export const SERVICES = {
  title: '服务',
  sentence: '医生在线，急事有人来。',
  elderSentence: '急事，按红色按钮。',
  toElder: '长辈版',
  toNormal: '返回普通版',
  doctors: '在线问医生',
  elderDoctors: '问医生',
  card: '权益卡生效中',
  privateDoctor: {
    title: '私人医生',
    note: '同一位医生长期看数据',
    join: '进群',
    sheet: '加入私人医生群',
    text: '用微信扫一扫，进群和您的医生说话。',
    alt: '进群的二维码',
    demo: '这是演示用的二维码。',
    save: '保存二维码',
    share: '分享到聊天',
    shareFailed: '没能分享出去，请再试一次',
  },
  articles: '健康知识',
  allArticles: '全部',
  noArticles: '还没有文章，过几天再来看看。',
  articlesFailed: '文章没有取到。',
  onlyInApp: '请在APP中使用该功能',
  appFailed: '没能打开，请稍后再试',
  doctorFailed: {
    failed: '医生的页面现在打不开，请稍后再试',
    unreachable: '没能连上，请检查网络后再试',
  },
  mallFailed: '药品商城现在打不开，请稍后再试',
  spoken: (titles: string) => `急事，按红色的一键救援。下面可以：${titles}。`,
} as const

export const SERVICE = {
  get: '获取服务',
  drawing: (title: string) => `${title}的图画`,
  urgent: '人有危险，先打 ',
  steps: '怎么用',
  notes: '请先知道',
  facts: '服务说明',
  parts: (count: number) => `${count}项服务`,
  left: (times: number, total: number) => `权益卡里还剩 ${times} 次，共 ${total} 次`,
  usedUp: (total: number) => `权益卡里的 ${total} 次已经用完，续期后再用`,
  ask: (title: string) => `现在要${title}吗？`,
  askText: (callee: string, title: string) =>
    `将拨打 ${callee}。\n接通后请说要“${title}”，和您在哪里。`,
  call: '拨打',
  notNow: '先不打',
  phoneTitle: '打电话问医生？',
  phoneText: (phone: string) => `将拨打 ${phone}，由全科医生接听。`,
  closedTitle: '医生还没上班',
  closedText: (hours: string) =>
    `全科医生每天 ${hours} 接听。\n胸痛、气短、晕倒：不要等，请打 ${EMERGENCY_PHONE}。`,
} as const

export const RESCUE_BANNER = {
  people: '24小时人工服务',
  place: '精准定位',
} as const
