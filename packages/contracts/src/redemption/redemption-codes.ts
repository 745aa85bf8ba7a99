export const REDEMPTION_STATUS = { pending: '1001', redeemed: '1002' } as const

export const REDEMPTION_STATUS_NAMES = {
  [REDEMPTION_STATUS.pending]: '待核销',
  [REDEMPTION_STATUS.redeemed]: '已核销',
} as const

/** Of a stored text: whatever is not redeemed is still to be. */
export const redemptionStatus = (status: string) =>
  status === REDEMPTION_STATUS.redeemed ? REDEMPTION_STATUS.redeemed : REDEMPTION_STATUS.pending

/** Who redeems prizes where nobody is named; a demo phone. */
export const DEFAULT_ADMIN_PHONE = '13800000000'
