export const REPORT_KINDS = ['daily', 'weekly', 'heart-risk', 'tcm', 'document'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_KIND_NAMES = {
  daily: '日报',
  weekly: '周报',
  'heart-risk': '心脏隐患筛查',
  tcm: '中医体质',
  document: '健康资料',
} as const satisfies Record<ReportKind, string>

/** Short enough for a chip. */
export const SHORT_REPORT_KIND_NAMES = {
  ...REPORT_KIND_NAMES,
  'heart-risk': '心脏',
  tcm: '中医',
  document: '资料',
} as const satisfies Record<ReportKind, string>
