/** The long forms, as `npm run faults` runs them; the short ones are for every change. */
export const isLong = process.env['FAULTS'] === 'long'
