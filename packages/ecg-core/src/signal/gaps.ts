/**
 * A copy in which every gap (NaN or infinite) is bridged by a straight line between its neighbours, so that a filter
 * meets no step; gaps at the ends take the nearest sample, and a record of gaps alone becomes zeros.
 */
export function bridgeGaps(samples: Float32Array): Float64Array {
  const bridged = Float64Array.from(samples)
  bridge(bridged)
  return bridged
}

/** `bridgeGaps` in place. */
export function bridge(values: Float64Array): void {
  let lastValid = -1

  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (value - value !== 0) continue
    if (lastValid !== i - 1) fillLine(values, lastValid, i)
    lastValid = i
  }

  if (lastValid < values.length - 1)
    values.fill(lastValid < 0 ? 0 : (values[lastValid] ?? 0), lastValid + 1)
}

function fillLine(values: Float64Array, left: number, right: number): void {
  const end = values[right] ?? 0
  const start = left < 0 ? end : (values[left] ?? 0)
  for (let i = left + 1; i < right; i++)
    values[i] = start + ((end - start) * (i - left)) / (right - left)
}

/** Puts the gaps of `samples` back into what was computed from its bridged copy. */
export function restoreGaps(samples: Float32Array, computed: Float64Array): Float32Array {
  const result = Float32Array.from(computed)
  for (let i = 0; i < result.length; i++) if (!Number.isFinite(samples[i])) result[i] = NaN
  return result
}
