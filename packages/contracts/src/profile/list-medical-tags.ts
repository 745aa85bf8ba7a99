import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { MedicalTag } from './disease-tag.ts'

const hypertension = {
  tagCode: '100101',
  tagName: '高血压',
  selected: true,
  kangban: { id: '100101', group: null },
}

export const listMedicalTags = operation({
  origin: 'documented',
  method: 'GET',
  path: '/common/v1/medical/tag',
  summary: 'The diseases that the user may choose from for the medical history',
  input: nothing,
  output: z.array(MedicalTag),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      hypertension,
      {
        tagCode: '100102',
        tagName: '冠心病',
        selected: false,
        kangban: { id: '100102', group: null },
      },
    ],
  },
})

export const listOwnMedicalTags = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/user-medical-tag',
  summary: 'The diseases in the medical history of the user',
  input: nothing,
  output: z.array(MedicalTag),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: [hypertension] },
})
