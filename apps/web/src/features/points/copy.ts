import { WORDS } from '../../shared/ui/words.ts'

const thousands = (points: number) => points.toLocaleString('en-US')

export const COPY = {
  title: '积分中心',
  points: '积分',
  available: '积分可用',
  toRecords: '积分记录',
  toAwards: '中奖记录',
  notSigned: (gain: number) => `今天还没签到，\n签到可得 ${gain} 积分。`,
  signed: (next: number) => `今天签到了，\n明天再签可得 ${next} 积分。`,
  strip: '七天签到',
  progress: (done: number, left: number) =>
    left > 0 ? `已签 ${done} 天，还差 ${left} 天满一轮` : '七天签满，明天开始新一轮',
  day: (number: number) => `第${number}天`,
  today: '今天',
  tomorrow: '明天',
  done: '已签到',
  gain: (points: number) => `+${points}`,
  signIn: WORDS.signIn,
  signInFor: (points: number) => `签到，领 ${points} 积分`,
  signedToday: '今天已签到',
  missed: '漏签一天不清零，下次接着签。',
  activities: '抽奖活动',
  noActivities: '现在没有抽奖活动。',
  cost: (consume: number) => (consume > 0 ? `每次 ${thousands(consume)} 积分` : '不花积分'),
  partake: (count: number) => `${thousands(count)} 人参与`,
  missing: (points: number) => `还差 ${thousands(points)} 积分`,
  draw: WORDS.draw,
  drawOf: (name: string) => `抽奖：${name}`,
  tooFew: '积分不足',
  taken: '已抽过',
  pendingTitle: '上一次抽奖断了网，还没看到结果。',
  pendingNote: '接着看，不会再多扣积分。',
  pendingOpen: '查看结果',
  winners: '中奖消息',
  won: (name: string) => `${name} 抽中 `,
  pause: '暂停滚动',
  play: '继续滚动',
  place: (at: number, count: number) => `${at} / ${count}`,
  spoken: (remain: string, sentence: string) => `您有 ${remain} 积分。${sentence}`,
} as const

export const WHEEL = {
  /** Of an activity without a name. */
  nameless: WORDS.draw,
  balance: (cost: string, remain: string) => `${cost}，您现有 ${remain}`,
  label: (names: readonly string[]) => `转盘，共 ${names.length} 格：${names.join('、')}`,
  list: '奖品与概率',
  back: '看转盘',
  odds: (chance: string) => `约 ${chance}`,
  oddsNote: '抽完的奖品不再参加，其余奖品的机会按比例变大。',
  free: '免费',
  draw: WORDS.draw,
  elderDraw: '抽一次',
  straight: '直接看结果',
  hint: '转盘转 3 秒；结果由系统先定，与手法无关。',
  stillHint: '结果由系统先定，机会和转盘一样。',
  asking: '正在抽奖，请稍候',
  spinning: '转盘正在转',
  noPrizes: '这个活动现在没有奖品。',
  lostTitle: '网络断了，结果没有传回来。',
  lostNote: '积分不会重复扣。网络好了，点下面接着看。',
  lostElsewhere: '要是已经抽了，结果在中奖记录里，请先去看看。',
  findOut: '查看抽奖结果',
} as const

export const RESULT = {
  title: '抽奖结果',
  points: '抽中积分',
  cash: '恭喜您，抽中现金',
  none: '谢谢参与',
  unknown: '这次的奖品没能显示出来，请到中奖记录里看看。',
  granted: '积分已发放',
  yuan: '元',
  again: '再抽一次',
  fine: '好的',
  toAwards: '查看中奖记录',
  kept: '关掉也不会丢，中奖记录里一直都在。',
} as const

export const QR = {
  title: '现金二维码',
  alt: '现金核销二维码',
  show: '请到服务点，出示此码领取',
  warning: '只有工作人员能核销，请勿转发。',
  save: '保存二维码',
  failed: '二维码没能打开，请重试。',
  missing: '没有收到二维码，请联系客服。',
  redeemed: '这份奖品已经核销，二维码不能再用。',
} as const

export const RECORDS = {
  points: '积分记录',
  awards: '中奖记录',
  pointsSentence: (total: number) => `一共 ${total} 笔，\n每一分都记在这里。`,
  awardsSentence: (total: number) => `一共抽了 ${total} 次，\n现金凭二维码领取。`,
  more: '再看 20 条',
  retry: WORDS.retry,
  failed: '后面的没能加载出来。',
  shown: (shown: number, total: number | null) =>
    total === null ? `已显示 ${shown} 条` : `已显示 ${shown} 条，共 ${total} 条`,
  end: '没有更多了',
  toCentre: '去积分中心',
} as const
