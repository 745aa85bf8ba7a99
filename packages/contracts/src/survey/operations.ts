import { getSurvey } from './get-survey.ts'
import { submitSurvey } from './submit-survey.ts'

export const survey = { getSurvey, submitSurvey }
