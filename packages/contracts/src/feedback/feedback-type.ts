export const FEEDBACK_TYPES = {
  fault: '功能异常',
  data: '数据不准',
  device: '设备问题',
  service: '服务投诉',
  suggestion: '意见建议',
  other: '其他',
} as const
export type FeedbackType = keyof typeof FEEDBACK_TYPES

/** Characters of what is written. */
export const MAX_FEEDBACK_LENGTH = 500
export const MAX_FEEDBACK_IMAGES = 4
