/** What fibrillation is told by. */
export interface AfFeatures {
  one: number
  /** Part of the differences that are changes. */
  changes: number
  coherence: number
  /** Logarithm of the median interval: breath moves the intervals of a slow heart more. */
  slowness: number
}

/** The log odds of fibrillation are the sum of the features times these. */
export type AfConstants = Record<keyof AfFeatures, number>
