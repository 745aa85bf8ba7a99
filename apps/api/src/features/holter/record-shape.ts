/** A record as it is stored. Its thread starts in a moment because this names the numbers and imports no contracts. */
export interface RecordShape {
  rateHz: number
  sampleCount: number
  /** Samples of every block but the last. */
  blockLength: number
  /** Samples behind each pair of the overview. */
  pairLength: number
}
