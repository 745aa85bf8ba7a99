import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'
import { HealthInfo } from './health-info.ts'

export const getHealthInfo = operation({
  method: 'GET',
  path: '/user/v1/health',
  summary: 'The personal profile of the user',
  input: nothing,
  output: HealthInfo,
  ownership: 'own',
  safety: 'read',
})
