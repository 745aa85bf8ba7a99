import type { EcgReport } from '../ecg-report.ts'
import { SAMPLE_RATE } from '@kangban/ecg-core'

export const RATE_HZ = SAMPLE_RATE

/** A beat a second, `peakMv` high and 40 ms wide, its peak in the middle of the second; level in between. */
export function beats(seconds: number, peakMv = 1): Float32Array {
  const half = 0.02 * RATE_HZ

  return Float32Array.from({ length: Math.round(seconds * RATE_HZ) }, (_, i) => {
    const fromPeak = Math.abs((i % RATE_HZ) - RATE_HZ / 2)
    return peakMv * Math.max(0, 1 - fromPeak / half)
  })
}

export const MEASURED: EcgReport['measured'] = {
  rhythm: 'sinus',
  heartRateBpm: 71,
  prematureBeats: 1,
  rateRange: { lowest: 68, highest: 75 },
  qtMs: 392,
  qtcMs: 415,
  qtcBeats: 36,
  qtcSdMs: 17.6,
  hrvMs: 46,
}

/** A complete, ordinary report of 30 s, with what a test wants different. */
export function reportWith(over: Partial<EcgReport> = {}): EcgReport {
  return {
    name: '王秀兰',
    sex: 2,
    birthday: '1953-11-21',
    startedAt: new Date('2025-11-20T00:36:12Z'),
    samples: beats(30),
    rateHz: RATE_HZ,
    lead: 'I',
    source: 'recorder',
    deviceName: '康伴心电仪',
    deviceCode: 'KB-0123',
    measured: MEASURED,
    hrvMethod: { windowSeconds: 30, beats: 35 },
    sentence: [
      { text: '心跳大致平稳，', tone: 'plain' },
      { text: '有 1 次提早的心跳。', tone: 'warn' },
    ],
    rhythmReason: '心跳间隔大致规则',
    marks: [],
    complete: true,
    softwareVersion: '1.2.3',
    createdAt: new Date('2025-11-20T00:37:02Z'),
    ...over,
  }
}
