import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { FileLink } from '../files/file-link.ts'
import { operation } from '../operation.ts'
import { feedbackType } from './feedback-fields.ts'
import { id, maskedPhone } from '../wire/kinds.ts'

const Feedback = z.object({
  id,
  type: feedbackType,
  typeName: z.string(),
  content: z.string(),
  /** Masked, e.g. 138****0001; null without one. */
  contact: z.nullable(maskedPhone),
  images: z.array(FileLink),
  createdAt: moment,
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(moment),
})

export const listFeedback = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/feedback-list',
  summary: 'Own feedback with the replies, newest first, at most 100',
  input: z.object({}),
  output: z.array(Feedback),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      {
        id: '3b1f8c52-6d7e-4a90-8c1d-2e3f4a5b6c7d',
        type: 'data',
        typeName: '数据不准',
        content: '手表的步数比手机少很多',
        contact: '138****0001',
        images: [],
        createdAt: '2026-02-11T19:20:00+08:00',
        reply: '您好，请把手表戴在常用的手上，并在设备管理里更新固件。',
        repliedAt: '2026-02-12T10:05:00+08:00',
      },
    ],
  },
})
