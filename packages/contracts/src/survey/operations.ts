export const survey = {}
