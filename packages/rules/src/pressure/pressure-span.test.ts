import { describe, expect, it } from 'vitest'
import { metricSpan } from '../day/metric-span.ts'
import { pressureSpan } from './pressure-span.ts'

const NOW = new Date('2026-03-02T21:00:00+08:00')
const at = (time: string) => new Date(`${time}:00+08:00`)
type Measured = [time: string, systolic: number, diastolic: number]

const spanOf = (type: string, measured: Measured[]) => {
  const span = metricSpan({ type, dat: '2026-03-02' }, NOW)
  if (!span) throw new Error('no such span')

  const stored = measured.map(([time, systolic, diastolic]) => ({
    at: at(time),
    systolic,
    diastolic,
  }))

  return pressureSpan(stored, span, { now: NOW, open: [] })
}

const said = (made: ReturnType<typeof pressureSpan>) =>
  made?.ours.sentence.map(({ text }) => text).join('')

describe('a span of pressures', () => {
  it('tells of two that are as far above their limit the one whose other value is further out', () => {
    const day = spanOf('1', [
      ['2026-03-02T08:12', 156, 95],
      ['2026-03-02T14:00', 156, 96],
      ['2026-03-02T19:40', 128, 79],
    ])

    expect(said(day)).toContain('最高 156/96')
  })

  it('of a day is its single readings, their mean and the last of them', () => {
    const day = spanOf('1', [
      ['2026-03-01T23:59', 190, 100],
      ['2026-03-02T08:12', 142, 88],
      ['2026-03-02T19:40', 128, 79],
    ])

    expect(day?.documented).toEqual({
      avgHi: 135,
      avgLow: 84,
      hi: 128,
      low: 79,
      detailTimes: ['08:12', '19:40'],
      hiDetails: [142, 128],
      lowDetails: [88, 79],
    })

    expect(day?.ours).toMatchObject({
      states: ['high', 'normal'],
      normal: { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } },
      highest: { sbp: 142, dbp: 88 },
      lowest: { sbp: 128, dbp: 79 },
      count: 2,
      outOfRange: 1,
      morningDetails: [],
      eveningDetails: [],
      weekMeanDetails: [],
    })

    expect(said(day)).toBe('今天量了 2 次，平均 135/84，有 1 次偏高，最高 142/88，请明早再测一次。')
  })

  it('of a day has the means of morning and evening of the seven days that end with it', () => {
    const day = spanOf('1', [
      ['2026-02-23T08:00', 190, 100],
      ['2026-02-24T08:00', 140, 88],
      ['2026-02-27T20:00', 126, 78],
      ['2026-03-02T12:00', 118, 74],
    ])

    expect(day?.documented).toMatchObject({ avgHi: 118, detailTimes: ['12:00'] })

    expect(day?.ours.morning).toEqual({
      sbp: 140,
      dbp: 88,
      count: 1,
      state: 'near',
      stateText: '接近上限',
    })

    expect(day?.ours.evening).toMatchObject({ sbp: 126, count: 1 })
  })

  it('of a week is the means of its days, with gaps and by the times of day', () => {
    const week = spanOf('2', [
      ['2026-02-24T08:00', 150, 92],
      ['2026-02-24T20:00', 130, 80],
      ['2026-02-26T07:00', 148, 90],
      ['2026-03-02T08:00', 124, 78],
    ])

    expect(week?.documented).toMatchObject({
      avgHi: 138,
      avgLow: 85,
      hi: 124,
      low: 78,
      hiDetails: [140, null, 148, null, null, null, 124],
      lowDetails: [86, null, 90, null, null, null, 78],
    })

    expect(week?.documented.detailTimes).toHaveLength(7)
    expect(week?.documented.detailTimes[0]).toBe('2026-02-24')
    expect(week?.ours.states).toEqual(['near', null, 'high', null, null, null, 'normal'])

    expect(week?.ours.morningDetails.map((part) => part?.sbp ?? null)).toEqual([
      150,
      null,
      148,
      null,
      null,
      null,
      124,
    ])

    expect(week?.ours.eveningDetails.map((part) => part?.sbp ?? null)).toEqual([
      130,
      null,
      null,
      null,
      null,
      null,
      null,
    ])

    expect(week?.ours).toMatchObject({ count: 4, outOfRange: 2 })
    expect(said(week)).toBe('早晨血压偏高，有 2 天超过 140/90；晚上平稳。')
  })

  it('takes the six days before it into the moving mean alone, from three days with readings on', () => {
    const week = spanOf('2', [
      ['2026-02-18T08:00', 120, 70],
      ['2026-02-20T08:00', 126, 76],
      ['2026-02-24T08:00', 132, 82],
    ])

    expect(week?.ours.weekMeanDetails.slice(0, 2)).toEqual([{ sbp: 126, dbp: 76 }, null])

    expect(week?.ours).toMatchObject({
      count: 1,
      highest: { sbp: 132, dbp: 82 },
      lowest: { sbp: 132, dbp: 82 },
    })

    expect(week?.documented.hiDetails).toEqual([132, null, null, null, null, null, null])
  })

  it('is nothing where none was measured in it, whatever was before', () => {
    expect(spanOf('1', [])).toBeNull()
    expect(spanOf('1', [['2026-03-01T23:59', 142, 88]])).toBeNull()
    expect(spanOf('2', [['2026-02-23T23:59', 142, 88]])).toBeNull()
  })
})
