import type { Words } from './words.ts'

export const FEEDBACK_WORDS: Words = {
  id: ['反馈的编号', 'By which the feedback is named'],
  type: [
    '反馈的类型：fault 功能异常，data 数据不准，device 设备问题，service 服务投诉，suggestion 意见建议，other 其他',
    'Type of feedback: fault, data, device, service, suggestion or other',
  ],
  content: ['写的内容', 'What is written'],
  contact: ['回电的手机号，不用就是空', 'Phone to call back; empty where none is wanted'],
  'listFeedback/contact': [
    '回电的手机号，中间隐去；没有为 null',
    'Phone to call back, masked; null without one',
  ],
  'sendFeedback/images': ['已经上传的图片的编号', 'Ids of own uploads'],
  images: ['附上的图片', 'Pictures that were added'],
  createdAt: ['什么时候写的', 'When it was written'],
  reply: ['答复，还没有为 null', 'The reply; null until somebody has answered'],
  repliedAt: ['什么时候答复的', 'When it was answered'],
}
