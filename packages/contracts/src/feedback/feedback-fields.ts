import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { FEEDBACK_TYPES, type FeedbackType } from './feedback-type.ts'

export const feedbackType = z.enum(
  Object.keys(FEEDBACK_TYPES) as [FeedbackType, ...FeedbackType[]],
  MESSAGES.feedbackTypeMissing,
)
