import {
  analyseEcg,
  parseWfdbHeader,
  readWfdbAnnotations,
  readWfdbSignal,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { heart } from '../../../backend/testing/kept.ts'
import type { ExportedRecord } from './exported-record.ts'
import { wfdbZip } from './wfdb-zip.ts'

const RECORD: ExportedRecord = {
  samples: heart(30, { from: 5000, to: 5200 }),
  startedAt: new Date('2024-01-02T00:36:12Z'),
  complete: true,
  deviceCode: 'KB-7',
  name: '王秀英',
}

async function unpacked(change: Partial<ExportedRecord> = {}) {
  const zip = wfdbZip({ ...RECORD, ...change })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))

  const [hea, dat, atr] = ['hea', 'dat', 'atr'].map(
    (ending) => files[`ecg_20240102_083612.${ending}`],
  )

  if (!hea || !dat || !atr) throw new Error(`the zip holds ${Object.keys(files).join(', ')}`)
  const header = parseWfdbHeader(new TextDecoder().decode(hea))

  return {
    zip,
    header,
    dat,
    samples: readWfdbSignal(header, dat, 0),
    beats: readWfdbAnnotations(atr, header.rateHz),
  }
}

const microvolts = (samples: Float32Array) =>
  Array.from(samples, (mv) => (Number.isNaN(mv) ? null : Math.round(mv * 1000) + 0))

describe('a record as WFDB files', () => {
  it('is one zip, named by its start in China', async () => {
    const { zip } = await unpacked()
    expect(zip.name).toBe('ecg_20240102_083612.zip')
    expect(zip.type).toBe('application/zip')
  })

  it('gives back every sample to the microvolt, its gaps and its rate', async () => {
    const { header, samples } = await unpacked()
    expect(header.rateHz).toBe(512)
    expect(header.signals[0]).toMatchObject({ unit: 'mV', description: 'I' })
    expect(microvolts(samples)).toEqual(microvolts(RECORD.samples))
    expect(samples.filter(Number.isNaN)).toHaveLength(200)
  })

  it('proves its signal: first value and sum of all', async () => {
    const { header, dat } = await unpacked()

    const values = Array.from(
      { length: dat.length / 2 },
      (_, i) => ((dat[2 * i + 1]! << 24) >> 16) | dat[2 * i]!,
    )

    const sum = values.reduce((total, value) => total + value, 0)
    expect(header.signals[0]).toMatchObject({ firstValue: values[0], checksum: (sum << 16) >> 16 })
  })

  it('has the beats that the analysis finds', async () => {
    const { beats } = await unpacked()
    const { peaks } = analyseEcg(RECORD.samples, SAMPLE_RATE)
    expect(beats.map(({ sample }) => sample)).toEqual([...peaks])
    expect(beats.length).toBeGreaterThan(30)
    expect(new Set(beats.map(({ symbol }) => symbol))).toEqual(new Set(['N']))
  })

  it('calls no beat normal in a signal that allows no statement', async () => {
    const { beats } = await unpacked({ samples: heart(3) })
    expect(new Set(beats.map(({ symbol }) => symbol))).toEqual(new Set(['Q']))
  })

  it('says when it was measured and not whose it is; a comment stays one line', async () => {
    const { header } = await unpacked({ deviceCode: '心电仪\nKB 7', complete: false })
    expect(header.comments[0]).toBe('Started 2024-01-02T08:36:12+08:00')
    expect(header.comments[1]).toBe('Single-lead recorder KB 7')
    expect(header.comments[2]).toBe('Stopped early')
    expect(header.comments.join()).not.toContain('王秀英')
  })
})
