/** In one document, as the contract has it. */
export const MAX_PHOTOS = 9
/** Characters. */
export const MAX_NOTE_LENGTH = 200
/** Of the oldest paper that anybody can have. */
export const OLDEST_DAY = '1900-01-01'
