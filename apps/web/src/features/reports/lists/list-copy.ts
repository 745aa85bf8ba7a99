import { REPORT_KIND_NAMES, SHORT_REPORT_KIND_NAMES } from '@kangban/contracts'
import { WORDS } from '../../../shared/ui/words.ts'

export const ROWS = {
  unread: '未读',
  weekBefore: (change: string) => `比上周：${change}`,
} as const

export const HUB = {
  title: '健康报告',
  open: { daily: '看这份日报', weekly: '看这份周报', 'heart-risk': '看这份筛查' },
  daily: '健康日报',
  weekly: '健康周报',
  all: '全部',
  allOf: (name: string) => `全部${name}`,
  noDaily: '还没有日报。戴好手表，过一天就会有。',
  noWeekly: '还没有周报。一周里戴满三天，下周一就会有。',
  others: '其他报告',
  heart: REPORT_KIND_NAMES['heart-risk'],
  heartNote: (day: string) => `到 ${day}`,
  noHeart: '有了测量就会有',
  tcm: REPORT_KIND_NAMES.tcm,
  tcmNote: (day: string) => `${day} 的问卷`,
  noTcm: '答完体质问卷就会有',
  history: '历史报告',
  historyNote: '各种报告和资料，可以两份对比',
} as const

export const CALENDAR = {
  title: '日报日历',
  months: '看哪个月',
  month: (month: string) => `${Number(month.slice(5))}月`,
  /** Monday first. */
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  weekdayName: (text: string) => `周${text}`,
  none: '这个月还没有日报。',
  unread: '未读',
  /** What the shapes say; a report's own word stands in its name. */
  legend: [
    { state: 'normal', text: '平稳' },
    { state: 'high', text: '要留意' },
    { state: 'alert', text: '要重视' },
  ],
  more: '再看几天',
} as const

export const FIRST_USE = {
  title: '以后这里会有',
  coming: {
    daily: '每天早上，说说昨天的睡眠、心率、血压、血氧、皮肤温度和步数。',
    weekly: '一周里戴满三天，下周一就有：这一周和上一周比。',
    'heart-risk': '有了测量，就看 30 天里心脏有没有隐患。',
    tcm: '答完体质问卷，马上就有。',
    document: '拍照上传的体检单、化验单也收在这里。',
  },
  todo: '先做这几件',
  bind: '绑定手表',
  bindNote: '戴着睡一晚，明天就有第一份日报',
  survey: '答体质问卷',
  surveyNote: '得到中医体质报告',
} as const

export const LISTS = {
  titles: { daily: '健康日报', weekly: '健康周报' },
  month: '月份',
  everyMonth: '全部月份',
  empty: { daily: HUB.noDaily, weekly: HUB.noWeekly },
  emptyMonth: (title: string, name: string) => `${title}没有${name}。`,
  showAll: '看全部月份',
  shown: (shown: number, total: number) => `已显示 ${shown} 份，共 ${total} 份`,
  rest: (count: number) => `再看 ${count} 份`,
  end: (total: number) => `共 ${total} 份，都在这里了。`,
  moreFailed: '没能加载出来，请检查网络后再试。',
  retry: WORDS.tryAgain,
  spoken: (total: number, name: string) => `一共 ${total} 份${name}。`,
} as const

export const HISTORY = {
  title: '历史报告',
  kind: '哪种报告',
  everyKind: '全部',
  kinds: SHORT_REPORT_KIND_NAMES,
  year: '年份',
  everyYear: '全部年份',
  yearText: (year: string) => `${year}年`,
  empty: '还没有报告。戴好手表，过一天就有第一份日报。',
  emptyFiltered: '没有这样的报告。',
  showAll: '看全部报告',
  report: '报告',
  compare: '两份对比',
  cancel: '取消',
  pickFirst: '请点两份同类的报告来对比。',
  pickSecond: (name: string) => `再点一份${name}。`,
  ready: '选好了，可以对比。',
  go: '对比',
} as const

export const COMPARE = {
  title: '两份对比',
  heading: (name: string) => `两份${name}，较早的在前`,
  earlier: '较早',
  later: '较晚',
  open: '打开',
  openName: (title: string) => `打开 ${title}`,
  again: '换两份来比',
  same: '一样',
  unchanged: '没变',
  changed: '有变化',
  incomparable: '没法比',
  missing: '没测',
  figures: {
    worn: '佩戴',
    wornDays: (days: number) => `${days} 天`,
    warnings: '预警事件',
    times: (count: number) => `${count} 次`,
    level: '风险',
    points: '计分',
    pointsText: (points: number) => `${points} 分`,
    constitution: '体质',
    score: (score: number) => `${score.toFixed(1)} 分`,
  },
  pressures: ['高压', '低压'],
  about: '差别只是两份报告的数字相减，好不好请看报告里的结论。',
  gone: '这两份报告有一份找不到了。',
  spoken: (label: string, difference: string) => `${label}，后一份${difference}。`,
} as const
