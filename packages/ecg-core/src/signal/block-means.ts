import { bridge } from './gaps.ts'

/** Mean of the finite samples from `from` to `to`, NaN where there is none. */
export function meanOfFinite(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  let count = 0

  for (let i = from; i < to; i++) {
    const value = samples[i] as number
    if (!Number.isFinite(value)) continue
    sum += value
    count += 1
  }

  return sum / count
}

/** Means of blocks of `size` samples; gaps in a block are left out, a block of gaps is bridged. */
export function blockMeans(samples: Float32Array, size: number): Float64Array {
  const means = new Float64Array(Math.floor(samples.length / size))
  let gaps = false

  for (let block = 0, i = 0; block < means.length; block++) {
    let sum = 0
    const end = i + size
    for (; i + 1 < end; i += 2) sum += (samples[i] as number) + (samples[i + 1] as number)
    if (i < end) sum += samples[i++] as number

    if (sum - sum === 0) {
      means[block] = sum / size
    } else {
      means[block] = meanOfFinite(samples, i - size, i)
      gaps = true
    }
  }

  if (gaps) bridge(means)
  return means
}
