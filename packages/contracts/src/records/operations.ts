export const records = {}
