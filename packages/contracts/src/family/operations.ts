export const family = {}
