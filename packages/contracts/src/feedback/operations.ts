export const feedback = {}
