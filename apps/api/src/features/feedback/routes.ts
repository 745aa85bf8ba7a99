import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listFeedback } from './list-feedback.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedback: Handlers<Context>['feedback'] = { sendFeedback, listFeedback }
