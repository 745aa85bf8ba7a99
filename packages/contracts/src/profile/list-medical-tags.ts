import * as z from 'zod/mini'
import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'
import { MedicalTag } from './disease-tag.ts'

const hypertension = { id: '100101', tagCode: '100101', tagName: '高血压', group: null }

export const listMedicalTags = operation({
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
      { ...hypertension, selected: true },
      { id: '100102', tagCode: '100102', tagName: '冠心病', group: null, selected: false },
    ],
  },
})

export const listOwnMedicalTags = operation({
  method: 'GET',
  path: '/user/v1/user-medical-tag',
  summary: 'The diseases in the medical history of the user',
  input: nothing,
  output: z.array(MedicalTag),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: [{ ...hypertension, selected: true }] },
})
