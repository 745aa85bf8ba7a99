import { SAMPLES_A_PAIR } from '@kangban/contracts'
import { encodeBeats, encodeSampleBlock } from '@kangban/ecg-core'

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** What the service would send of samples in millivolts: blocks of 60 s and the overview in whole microvolts. */
export function recordOf(samples: Float32Array, rateHz: number, microvolts = 1) {
  const length = 60 * rateHz

  const blocks = Array.from({ length: Math.ceil(samples.length / length) }, (_, block) =>
    base64Of(encodeSampleBlock(samples.slice(block * length, (block + 1) * length))),
  )

  const pairs = Math.ceil(samples.length / SAMPLES_A_PAIR)
  const view = new DataView(new ArrayBuffer(4 * pairs))

  for (let pair = 0; pair < pairs; pair++) {
    const values = samples
      .slice(pair * SAMPLES_A_PAIR, (pair + 1) * SAMPLES_A_PAIR)
      .filter((mv) => !Number.isNaN(mv))

    const limit = (value: number) => Math.round((value * 1000) / microvolts)
    view.setInt16(4 * pair, values.length > 0 ? limit(Math.min(...values)) : 32_767, true)
    view.setInt16(4 * pair + 2, values.length > 0 ? limit(Math.max(...values)) : -32_767, true)
  }

  const overview = {
    samplesPerPair: SAMPLES_A_PAIR,
    microvolts,
    data: base64Of(new Uint8Array(view.buffer)),
  } as const

  return { blocks, shape: { rateHz, sampleCount: samples.length, overview } }
}

export const beatsText = (beats: number[], kinds: number[]): string =>
  base64Of(encodeBeats({ beats: Int32Array.from(beats), kinds: Uint8Array.from(kinds) }))
