import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getQrCode } from './get-qr-code.ts'
import { getRedemption } from './get-redemption.ts'
import { redeem } from './redeem.ts'

export const redemption: Handlers<Context>['redemption'] = { getQrCode, getRedemption, redeem }
