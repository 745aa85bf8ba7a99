import { describe, expect, it } from 'vitest'
import type { EcgReportMark } from './ecg-report.ts'
import { laneLabels } from './lane-labels.ts'
import type { LaneText } from './lane-labels.ts'
import { beats, RATE_HZ, reportWith } from './testing/synthetic-report.ts'
import { traceRows } from './trace-rows.ts'

const wide = { sample: 1.5 * RATE_HZ, kind: 'ventricular', denied: false } as const

function labels(samples: Float32Array, index = 0, marks: EcgReportMark[] = [wide]): LaneText[] {
  const report = reportWith({ samples, marks })
  const row = traceRows(samples, RATE_HZ, report.marks)[index]
  if (!row) throw new Error(`no row ${index}`)
  return laneLabels({ report, filtered: samples, row, top: 0 })
}

function texts(from: LaneText[], kind: LaneText['kind']): [string, number][] {
  return from.filter((label) => label.kind === kind).map(({ text, x }) => [text, x])
}

describe('laneLabels', () => {
  it('tell the time of day at the row and the seconds since the beginning', () => {
    const second = labels(beats(20), 1)
    expect(texts(second, 'clock')).toEqual([['08:36:22', 0]])

    expect(texts(second, 'second').map(([text]) => text)).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((s) => `${s} 秒`),
    )

    expect(texts(second, 'second')[0]?.[1]).toBe(10 + 25)
  })

  it('put a mark over its beat by the word of the page, with what the person says of it', () => {
    expect(texts(labels(beats(10)), 'mark')).toEqual([['宽大', 10 + 37.5]])
    const early = { sample: 4 * RATE_HZ, kind: 'supraventricular', denied: true } as const

    expect(texts(labels(beats(10), 0, [wide, early]), 'mark').map(([text]) => text)).toEqual([
      '宽大',
      '提早，本人说过不是',
    ])
  })

  it('name a gap too narrow for words inside, not a wide one', () => {
    const samples = beats(10)
    samples.fill(NaN, 2 * RATE_HZ, 2.5 * RATE_HZ)
    samples.fill(NaN, 5 * RATE_HZ, 7 * RATE_HZ)
    expect(texts(labels(samples), 'gap')).toEqual([['信号缺失', 10 + 2.25 * 25]])
  })

  it('give the farthest value beyond the paper on each side', () => {
    const samples = beats(10)
    samples[1000] = 5
    samples[2000] = 6.04
    samples[3000] = -5.5

    expect(texts(labels(samples), 'clipped').map(([text]) => text)).toEqual([
      '超出图幅 6.0 mV',
      '超出图幅 −5.5 mV',
    ])
  })

  it('say where a record ends that does not fill its row, and no second beyond', () => {
    const short = labels(beats(7.3))
    expect(texts(short, 'end').map(([text]) => text)).toEqual(['记录到此结束'])
    expect(texts(short, 'second')).toHaveLength(7)
    expect(texts(labels(beats(30), 2), 'end')).toEqual([])

    expect(texts(labels(new Float32Array(0)), 'end').map(([text]) => text)).toEqual([
      '没有记录到信号',
    ])
  })
})
