import { INVITATION_DAYS, MAX_MEMBERS } from '@kangban/contracts'
import { WORDS } from '../../shared/ui/words.ts'

export const SWITCH = {
  title: '看谁的健康',
  open: '换人',
  me: '我自己',
  shown: '正在看',
  call: '打电话',
  callTo: (label: string) => `打电话给${label}`,
  age: (years: number) => `${years} 岁`,
  waiting: (count: number) => (count > 0 ? `${count} 件还没了结` : '没有待办'),
  ask: '请家人分享给我',
  askNote: '对方同意后才看得到',
  askText:
    '我想在康伴看看您的健康：请打开康伴「我的 › 家人安心 › 邀请家人」，填我的手机号。您随时可以收回。',
  askTitle: '请家人分享',
  asked: '已复制，发给家人就行',
  askFailed: '没能分享，请稍后再试',
  note: '换到家人，每一页顶上都有这条颜色带；对方收回后，这里立刻看不到。',
  lost: (label: string) => `${label}已收回分享`,
  lostArea: (label: string, area: string) => `${label}不再分享${area}`,
  notShared: (label: string, area: string) => `${label}没有分享${area}。`,
  health: '健康',
  askArea: (label: string) => `想看，请${label}打开「我的 › 家人安心」，点「改看得到什么」。`,
  toHome: (label: string) => `回${label}的首页`,
  hidden: (label: string, areas: string) => `${label}没有分享：${areas}。`,
  failed: '家人名单没有取到，请稍后再试',
} as const

export const ALERT = {
  asks: '先问问本人难受不难受。',
  call: (label: string) => `打电话给${label}`,
  look: '看这件事',
  gotIt: WORDS.gotIt,
  when: '胸痛、气短、晕倒：不要等，替对方拨打 ',
} as const

export const WAITING = {
  text: (name: string) => `${name}想让您看看自己的健康`,
  open: '去看看',
} as const

export const SHARING = {
  title: '家人安心',
  loading: '正在取家人名单',
  /** The first labels, in short. */
  sees: (labels: readonly string[]) =>
    `${labels.slice(0, 2).join('、')}${labels.length > 2 ? `等 ${labels.length} 位家人` : ''}看得到您的健康，\n您随时可以收回。`,
  waits: '邀请发出去了，\n等家人接受。',
  nobody: '请家人一起看着，\n您随时可以收回。',
  contactsOnly: '出事时先打给谁，\n在这里说定。',
  given: {
    title: '谁看得到',
    since: (when: string) => `${when}起`,
    sees: '看得到',
    waits: (days: number) => `还没接受，邀请剩 ${days} 天`,
    revoke: '收回',
    withdraw: '撤回',
    revokeTitle: (label: string) => `收回给${label}的分享吗？`,
    revokeText: '对方立刻看不到，正开着的页面也一样。',
    withdrawTitle: (label: string) => `撤回给${label}的邀请吗？`,
    withdrawText: '对方不能再接受。您可以以后再邀请。',
    revoked: '已收回',
    withdrawn: '已撤回',
    cancel: '先不',
    hidden: ['病历图片', '身份证号'],
    unseen: '看不到',
    areas: '看得到什么',
    change: '改看得到什么',
    changeTitle: (label: string) => `${label}看得到什么`,
    save: WORDS.save,
    saved: '已改好',
    atOnce: '关掉的，对方立刻看不到。',
    fixed: '每位家人看得到什么，由您定。谁也改不了您的数据。',
  },
  invite: {
    open: '邀请家人',
    title: '邀请家人',
    label: '您怎么称呼对方',
    labelPlaceholder: '如：李建军（儿子）',
    phone: '对方的手机号',
    phoneHint: `对方会收到一条短信，用这个手机号登录康伴就能接受，${INVITATION_DAYS} 天内有效。`,
    areas: '对方看得到什么',
    send: '发出邀请',
    sent: '邀请已发出',
    full: `最多邀请 ${MAX_MEMBERS} 位家人，收回一位再邀请。`,
    tell: '用聊天软件告诉对方',
    tellTitle: '请你看我的健康',
    tellText: (url: string) => `我在康伴请你看我的健康。用我邀请的那个手机号登录就能接受：${url}`,
    told: '已复制，发给家人就行',
    tellFailed: '没能分享，请稍后再试',
    failed: '没有办成，请稍后再试',
  },
  end: '收回后对方立刻看不到。',
} as const

export const LOOKS = {
  title: '谁看过',
  line: (label: string, what: string) => `${label}看了${what}`,
  none: '还没有家人看过。',
  all: '全部',
  note: '最近 30 天，同一个小时里只记一次。',
} as const
