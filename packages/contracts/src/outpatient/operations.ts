export const outpatient = {}
