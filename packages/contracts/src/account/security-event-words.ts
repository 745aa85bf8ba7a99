import { type DeviceTypeCode, SHORT_DEVICE_NAMES } from '../constants.ts'

/** After so many days what happened to an account is told no more. */
export const SECURITY_EVENTS_DAYS = 180

/** What can happen to the access to an account, as its owner is told. */
export const SECURITY_EVENT_WORDS = {
  'logged-in': '登录了',
  'log-in-failed': '有人想登录，没登上',
  'logged-out': '退出了登录',
  'session-ended': '让另一台设备退出了登录',
  'other-sessions-ended': '让其他设备都退出了登录',
  'all-sessions-ended': '所有设备都退出了登录',
  'consent-given': '同意了健康数据授权',
  'consent-withdrawn': '撤回了健康数据授权',
  'grant-given': '请一位家人看您的健康',
  'grant-accepted': '家人接受，能看您的健康',
  'grant-changed': '改了一位家人看得到什么',
  'grant-revoked': '不再让家人看您的健康',
  'grant-left': '一位家人不看您的健康了',
  'data-exported': '导出了您的数据',
  'device-bound': '绑定了设备',
  'device-unbound': '解绑了设备',
  'deletion-requested': '申请了注销账号',
  'deletion-withdrawn': '撤回了注销申请',
  'access-refused': '有人想看数据，没给看',
  'page-made': '发了给医生看的一页',
  'page-opened': '给医生看的一页被打开',
  'page-withdrawn': '收回了给医生看的一页',
} as const

export type SecurityEventKind = keyof typeof SECURITY_EVENT_WORDS
export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENT_WORDS) as SecurityEventKind[]

/** Somebody else tried, and got nothing. */
export const REFUSED_EVENTS: readonly SecurityEventKind[] = ['log-in-failed', 'access-refused']

/** With the device that was bound or unbound, where it is known. */
export function securityEventWords(kind: SecurityEventKind, detail?: DeviceTypeCode): string {
  const words = SECURITY_EVENT_WORDS[kind]
  return detail ? words.replace('设备', SHORT_DEVICE_NAMES[detail]) : words
}
