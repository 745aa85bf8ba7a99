import { operation } from '../operation.ts'
import { HealthInfoUpdate } from './health-info.ts'
import { unnamed } from '../documents/origin.ts'

/** One call for the profile page, every step of the questionnaire and the medical history. */
export const updateHealthInfo = operation({
  origin: 'documented',
  method: 'POST',
  path: '/user/v2/up-health-info',
  summary: 'Saves profile fields; fields that are not sent keep their value, null empties one',
  input: HealthInfoUpdate,
  output: unnamed(),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: {
      medHis: true,
      tagParamList: [{ id: '100101', tagCode: '100101', tagName: '高血压' }],
      familyMedHis: false,
      familyMedList: [],
      mentalMedList: [],
      hypertensionTreatment: true,
      depressionEval: 1,
    },
    output: {},
  },
})
