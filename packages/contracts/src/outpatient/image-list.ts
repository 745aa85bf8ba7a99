/** In each of the two groups of an appointment. */
export const MAX_IMAGES = 9

/** Ids of images as one text, `a,b`. */
export const joinImageIds = (ids: readonly string[]): string => ids.join(',')

export const splitImageIds = (joined: string): string[] => joined.split(',').filter(Boolean)
