export const medicine = {}
