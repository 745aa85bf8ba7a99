import { expect, it } from 'vitest'
import { getQrCode } from './get-qr-code.ts'
import { RedemptionInfo } from './redemption.ts'
import { REDEMPTION_STATUS } from './redemption-codes.ts'

it('[REDEEM-16] the redemption info has the documented fields', () => {
  expect(Object.keys(RedemptionInfo.shape)).toEqual([
    'id',
    'activityName',
    'userName',
    'userPhone',
    'prizeName',
    'createTime',
    'sendStatus',
  ])
})

it('[REDEEM-17] 1001 is pending, 1002 is redeemed', () => {
  expect(REDEMPTION_STATUS).toEqual({ pending: '1001', redeemed: '1002' })
})

it('[API-034] the answer of qr-code carries the link as url', () => {
  expect(Object.keys(getQrCode.output.shape)).toEqual(['url'])
})
