export interface Range {
  readonly low: number
  readonly high: number
}

/** What a number means. */
export interface Quantity {
  readonly zh: string
  readonly en: string
  /** As it stands on screens; empty where a number needs none. */
  readonly unit: string
  /** The same in UCUM, for programs; `1` where it has none. */
  readonly ucum: string
  /** Both ends included. What lies beyond is wrong, whoever was measured. */
  readonly possible: Range
  /** What lies beyond is rare enough to be looked at once more. */
  readonly plausible: Range
  /** The smallest step that is told: 1 for whole numbers, 0 where a number may be as fine as it likes. */
  readonly precision: number
}
