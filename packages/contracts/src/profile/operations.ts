import { getHealthInfo } from './get-health-info.ts'
import { updateHealthInfo } from './update-health-info.ts'

export const profile = { getHealthInfo, updateHealthInfo }
