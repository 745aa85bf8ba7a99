// The codes of points and prizes, apart from the schemas, so that a page knows them without loading validators.

/** Any other type of activity costs points and may be drawn again and again. */
export const NEW_USER_ACTIVITY = '0001'
export const isConsuming = (activityType: string): boolean => activityType !== NEW_USER_ACTIVITY

/** Any other type of prize is cash. */
export const POINTS_PRIZE = '0001'
export const CASH_PRIZE = '0002'
export const isPoints = (prizeType: string): boolean => prizeType === POINTS_PRIZE

export const SIGN_IN_DAYS = 7

export const RECORD_FLAGS = { points: '1', prizes: '2' } as const
