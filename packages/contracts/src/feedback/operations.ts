import { listFeedback } from './list-feedback.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedback = { sendFeedback, listFeedback }
