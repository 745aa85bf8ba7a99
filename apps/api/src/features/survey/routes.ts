import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getSurvey } from './get-survey.ts'
import { submitSurvey } from './submit-survey.ts'

export const survey: Handlers<Context>['survey'] = { getSurvey, submitSurvey }
