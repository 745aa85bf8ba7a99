/** A measurement as it is exported. */
export interface ExportedRecord {
  /** Millivolts at 512 Hz as they were measured, NaN in gaps. */
  samples: Float32Array
  startedAt: Date
  /** Whether it ran its whole time. */
  complete: boolean
  deviceCode: string
  /** Whose it is, where the session knows. */
  name: string | null
}
