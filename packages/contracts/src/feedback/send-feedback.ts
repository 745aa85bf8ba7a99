import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import { fileId } from '../files/file-link.ts'
import * as MESSAGES from '../wire/messages.ts'
import { operation } from '../operation.ts'
import { feedbackType } from './feedback-fields.ts'
import { MAX_FEEDBACK_IMAGES, MAX_FEEDBACK_LENGTH } from './feedback-type.ts'
import { decidedFields, unnamedWith } from '../documents/origin.ts'
import { id } from '../wire/kinds.ts'

const CONTENT_MISSING = MESSAGES.feedbackEmpty

export const sendFeedback = operation({
  origin: 'documented',
  method: 'POST',
  path: '/user/v1/feedback',
  summary: 'Sends feedback',
  input: z.object(
    decidedFields('FEEDBACK-02', {
      type: feedbackType,
      content: z
        .string(CONTENT_MISSING)
        .check(
          z.trim(),
          z.minLength(1, CONTENT_MISSING),
          z.maxLength(MAX_FEEDBACK_LENGTH, MESSAGES.feedbackTooLong),
        ),
      contact: z.optional(z.union([z.literal(''), phone], MESSAGES.phoneInvalid)),
      images: z.optional(
        z
          .array(fileId, MESSAGES.imageIdWrong)
          .check(z.maxLength(MAX_FEEDBACK_IMAGES, MESSAGES.feedbackImagesTooMany)),
      ),
    }),
  ),
  output: unnamedWith({ id }),
  ownership: 'own',
  safety: 'mutating',
  takesIdempotencyKey: true,
  example: {
    input: { type: 'data', content: '手表的步数比手机少很多', contact: '13800000001', images: [] },
    output: { kangban: { id: '3b1f8c52-6d7e-4a90-8c1d-2e3f4a5b6c7d' } },
  },
})
