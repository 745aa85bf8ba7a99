export const lookup = {}
