/** Seconds in a block of samples; only the last of a record may be shorter. */
export const BLOCK_SECONDS = 60
/** A day with an hour to spare. */
export const MAX_BLOCKS = 1500
/** Blocks in one call, either way. */
export const MAX_BLOCKS_PER_CALL = 30
/** Base64 of one block: 60 s at 1,000 Hz and 13 bits a sample, twice of what a noisy electrode gives. */
export const MAX_BLOCK_TEXT_LENGTH = 131_072
/** Samples behind each pair of the overview. */
export const SAMPLES_A_PAIR = 4096
