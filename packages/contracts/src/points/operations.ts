export const points = {}
