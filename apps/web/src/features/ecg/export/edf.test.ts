import { openEdf } from '@kangban/ecg-core'
import { markedBeats } from '@kangban/rules/ecg/marked-beats'
import { describe, expect, it } from 'vitest'
import { heart } from '../../../backend/testing/kept.ts'
import { recordEdf } from './edf.ts'

const RECORD = {
  samples: heart(30, { from: 5000, to: 5200 }),
  startedAt: new Date('2024-01-02T00:36:12.250Z'),
  complete: true,
  deviceCode: 'KB-7',
  name: '王秀英',
}

const microvolts = (samples: Float32Array) =>
  Array.from(samples, (mv) => (Number.isNaN(mv) ? null : Math.round(mv * 1000) + 0))

describe('a record as an EDF+ file', () => {
  it('has every sample to the microvolt, the gap, the beats and the start in China, and no name', async () => {
    const file = recordEdf(RECORD)
    expect(file.name).toBe('ecg_20240102_083612.edf')

    const { header, startedAt, annotations, millivolts } = openEdf(
      new Uint8Array(await file.arrayBuffer()),
    )

    expect(startedAt).toBe('2024-01-02T08:36:12.250')
    expect(header.patient).toBe('X X X X')
    expect(header.recording).toBe('Startdate 02-JAN-2024 X X KB-7')
    expect(microvolts(millivolts(0))).toEqual(microvolts(RECORD.samples))

    expect(
      annotations.map(({ onset, text }) => ({ sample: Math.round(onset * 512), symbol: text })),
    ).toEqual(markedBeats(RECORD.samples))
  })
})
