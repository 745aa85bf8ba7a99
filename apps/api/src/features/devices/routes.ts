import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listBoundDevices } from './list-bound-devices.ts'

export const devices: Handlers<Context>['devices'] = { listBoundDevices }
