import { getQrCode } from './get-qr-code.ts'
import { getRedemption } from './get-redemption.ts'
import { redeem } from './redeem.ts'

export const redemption = { getQrCode, getRedemption, redeem }
