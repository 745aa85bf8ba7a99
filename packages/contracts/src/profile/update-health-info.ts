import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'
import { HealthInfoUpdate } from './health-info.ts'

export const updateHealthInfo = operation({
  method: 'POST',
  path: '/user/v2/up-health-info',
  summary: 'Saves profile fields; fields that are not sent keep their value',
  input: HealthInfoUpdate,
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
})
