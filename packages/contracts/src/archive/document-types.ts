export const DOCUMENT_TYPES = {
  checkup: '体检报告',
  outpatient: '门诊',
  inpatient: '住院',
  laboratory: '化验',
  other: '其他',
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES
