import { UNMEASURED } from '@kangban/rules/reports/finding-tag'
import { HEART_RISK_SHEET } from '@kangban/rules/reports/sheet-words'

export const HEART_RISK = {
  ...HEART_RISK_SHEET,
  none: '还没有可看的数据。戴上手表，或测一次心电图，第二天就有报告。',
  measure: '去测心电',
  newest: '看最新的报告',
  neighbours: '换一份报告',
  previous: '前一份',
  next: '后一份',
  unmeasured: UNMEASURED,
  more: '相关记录',
  ecg: '心电记录',
  warnings: '预警事件',
  print: '打印或存 PDF',
  elderPrint: '打印',
  share: '分享',
  elderShare: '发给家人',
  copied: '已复制，可以粘贴给家人',
  copyFailed: '没能复制，请用打印或截图。',
} as const
