export const redemption = {}
