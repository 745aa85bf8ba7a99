/** As far as it is known: that the request went out by mail. Nobody tells the service what came of it. */
export const APPOINTMENT_STATES = {
  submitted: '已提交',
  cancelled: '已取消',
  past: '日期已过',
} as const
export type AppointmentState = keyof typeof APPOINTMENT_STATES

/** By which people name it on the telephone. */
export const appointmentNumber = (id: string): string => id.slice(0, 8).toUpperCase()

/** What each mail about an appointment is. */
export const APPOINTMENT_LETTERS = {
  request: '申请',
  change: '更改',
  cancel: '取消',
} as const
export type AppointmentLetter = keyof typeof APPOINTMENT_LETTERS

/** In the order of the page, the mail and the list. */
export const APPOINTMENT_FIELDS = {
  userName: '就诊人',
  idNo: '身份证号',
  userPhone: '联系电话',
  expectHospital: '期望医院',
  expectKeShi: '期望科室',
  expectDate: '期望日期',
  baoXiaoMethod: '报销方式',
  diseaseDescription: '病情描述',
  diagnosticReportIds: '诊断报告',
  otherMaterialIds: '其他资料',
} as const

export const APPOINTMENT_ORDER = Object.keys(
  APPOINTMENT_FIELDS,
) as (keyof typeof APPOINTMENT_FIELDS)[]
/** Those that hold ids of images. */
export const APPOINTMENT_IMAGES = ['diagnosticReportIds', 'otherMaterialIds'] as const

/** How the visit is paid for. */
export const REIMBURSEMENTS = ['医保', '商业保险', '自费'] as const
