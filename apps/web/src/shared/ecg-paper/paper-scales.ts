export const GAINS_MM_PER_MV = [5, 10, 20] as const
export const SPEEDS_MM_PER_S = [12.5, 25, 50] as const

/** The next larger one, after the largest the smallest. */
const nextOf = (scales: readonly [number, ...number[]], now: number): number =>
  scales.find((other) => other > now) ?? scales[0]

export const nextGain = (mmPerMv: number): number => nextOf(GAINS_MM_PER_MV, mmPerMv)
export const nextSpeed = (mmPerS: number): number => nextOf(SPEEDS_MM_PER_S, mmPerS)
