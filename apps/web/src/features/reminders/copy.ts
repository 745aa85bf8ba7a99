import type { ReminderKindName } from '@kangban/contracts'
import { MAX_REMINDER_SMS, SMS_QUIET, SNOOZE_MINUTES } from '@kangban/contracts'
import { WORDS } from '../../shared/ui/words.ts'

export const REMINDERS = {
  title: '提醒',
  settings: '设置',
  failed: '提醒没能打开，请检查网络后再试。',
  today: '今天的提醒',
  plans: '计划',
  add: '加一个提醒',
  full: (most: number) => `最多 ${most} 个，要加新的，请先删除一个。`,
  suggested: '可以这样安排',
  suggestedNote: '点一下就加上，时间以后能改。',
  take: '加上',
  takeName: (title: string) => `加上 ${title}`,
  off: '已关',
  daily: '每天',
  weekdays: (names: string) => `周${names}`,
  nothing: '还没有计划。早晚测血压、按时吃药，都可以加在这里。',
  snooze: `过 ${SNOOZE_MINUTES} 分钟`,
  skip: WORDS.skip,
  gotIt: WORDS.gotIt,
  late: '补记',
  lateName: (title: string, time: string) => `补记 ${time} ${title}`,
  marked: { done: '已记下', skipped: '已跳过', snoozed: `过 ${SNOOZE_MINUTES} 分钟再叫您` },
  markedOf: (what: string, title: string) => `${what}：${title}`,
  undo: '撤销',
  undoing: '正在恢复',
  removed: (title: string) => `已删除 ${title}`,
  added: '已加上',
  saved: '已保存',
  notSaved: '没能保存，请重试。',
} as const

/** What the first button of a reminder that is due does: where to measure, or that it is done. */
export const ACTS: Readonly<Record<ReminderKindName, { text: string; to?: string }>> = {
  pressure: { text: '现在量', to: '/bloodPressure' },
  ecg: { text: '现在测', to: '/ecg' },
  oxygen: { text: '现在测', to: '/bloodOxygen' },
  medicine: { text: '吃了' },
  temperature: { text: '量好了' },
  weight: { text: '称好了' },
  watch: { text: '戴好了' },
}

export const PLAN = {
  addTitle: '加一个提醒',
  changeTitle: '修改提醒',
  kind: '提醒什么',
  ownMedicines: '正在吃的药',
  name: '药名',
  dose: '剂量，如 5 mg，可不填',
  weekdays: '星期几',
  time: (number: number) => `时间 ${number}`,
  removeTime: (number: number) => `删去时间 ${number}`,
  remove: '删去',
  addTime: '再加一个时间',
  on: '到点提醒',
  save: WORDS.save,
  delete: '删除这个提醒',
  nameMissing: '请填写药名',
  weekdayMissing: '请至少选一天',
  timeMissing: '请填好时间',
  timeTwice: '时间不能重复',
} as const

export const DELIVERY = {
  title: '怎样提醒',
  page: '打开康伴时，到点会在页面上说一声。',
  sms: '短信提醒',
  smsNote: `只发“该量血压了”这样一句，不写药名和数值。晚上 ${SMS_QUIET.from} 到早上 ${SMS_QUIET.to} 不发，一天最多 ${MAX_REMINDER_SMS} 条。`,
  smsOn: '会发短信提醒您',
  smsOff: '不再发短信',
  push: '手机通知',
  pushNote:
    '没打开康伴也会提醒。锁屏上只写“该量血压了”，不写药名和数值。点“开通知”后，手机会问您是否允许，请点“允许”。',
  pushOn: '这部手机已开通知。退出登录后自动停止。',
  turnOn: '开通知',
  turnOff: '关掉通知',
  denied:
    '这部手机不允许康伴发通知。要打开：在浏览器的“设置”里找到“网站设置”或“通知”，把本网站改成“允许”，再回到这里。',
  failed: '通知没能打开，请检查网络后再试。',
  off: '通知已关掉',
} as const
