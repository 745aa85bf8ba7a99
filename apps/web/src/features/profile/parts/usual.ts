export const FIRST_BIRTHDAY = '1900-01-01'

/** Where the wheels stand first: in the middle of those whom the watch is for. */
export const USUAL = { birthday: '1955-06-15', height: 165, weight: 65, waistline: 85 } as const
