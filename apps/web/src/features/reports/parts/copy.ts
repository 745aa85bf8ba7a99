import { SPOKEN_UNITS as SPOKEN, UNITS } from '@kangban/contracts'
import { DAILY_SHEET, madeWords } from '@kangban/rules/reports/sheet-words'

/** The word of the tag beside an event's value; the shape and the colour say the same. */
export const COPY = {
  ...DAILY_SHEET,
  none: '还没有日报。戴好手表，过一天就会有。',
  newest: '看最新的日报',
  previous: '前一份',
  next: '后一份',
  neighbours: '换一份日报',
  made: madeWords,
  usual: '平时',
  allEvents: '全部预警事件',
  moreEvents: (count: number) => `另有 ${count} 次，见手机上的预警事件。`,
  urgent: '异常',
  print: '打印或存 PDF',
  elderPrint: '打印',
  cannotPrint: '这里不能打印，请把链接分享到电脑上打印。',
} as const

export const SHARE = {
  button: '分享给家人',
  title: '分享给家人',
  about:
    '拿到链接的人不用登录，只能看这一份报告，姓名会隐去一个字。链接到期自动失效，也可以随时撤销。',
  make: '生成链接',
  send: '发给家人',
  once: '链接只在这里显示一次，关掉后不能再看，可以重新生成。',
  living: '还有效的分享链接',
  kinds: { daily: '日报', weekly: '周报' },
  revoke: '撤销',
  revokeName: (title: string) => `撤销 ${title} 的链接`,
  revokeTitle: '撤销这个链接？',
  revokeAbout: (title: string) => `${title} 的链接会马上失效，收到的人也不能再看。`,
  keep: '保留',
  revoked: '链接已撤销',
  all: (count: number) => `显示全部 ${count} 个`,
} as const

export const SHARED = {
  title: (name: string) => `${name}的健康日报`,
  until: (moment: string) => `链接 ${moment} 前有效`,
  incomplete: '这个链接不完整，请让家人重新分享。',
} as const

/** Units as they are read aloud. */
export const SPOKEN_UNITS: Record<string, string> = {
  [UNITS.heartRate]: SPOKEN.heartRate,
  [UNITS.bloodPressure]: SPOKEN.bloodPressure,
  [UNITS.temperature]: '度',
}
