import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getHealthInfo } from './get-health-info.ts'
import { updateHealthInfo } from './update-health-info.ts'

export const profile: Handlers<Context>['profile'] = { getHealthInfo, updateHealthInfo }
