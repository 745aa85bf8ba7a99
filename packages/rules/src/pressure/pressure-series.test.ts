import { shanghaiMoment } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { pauseSecondsAfter, seriesWords } from './pressure-series.ts'

const at = (systolic: number, diastolic: number) => ({ systolic, diastolic })

const NOON = shanghaiMoment('2026-03-02', '12:00')
const taken = (...reading: [number, number]) => ({ ...at(...reading), takenAt: NOON.getTime() })

const textOf = (...readings: ReturnType<typeof taken>[]) =>
  seriesWords(readings)
    .sentence.map(({ text }) => text)
    .join('')

it('speaks of the mean of both, and of one alone as before', () => {
  const { mean, verdict } = seriesWords([taken(151, 93), taken(146, 90)])
  expect([mean, verdict.state]).toEqual([at(149, 92), 'high'])

  expect(textOf(taken(151, 93), taken(146, 90))).toBe(
    '量了 2 次，平均 149/92，偏高，请午后再测一次。',
  )

  expect(textOf(taken(124, 78), taken(120, 76))).toBe('量了 2 次，平均 122/77，在正常范围。')
  expect(textOf(taken(124, 78))).toBe('这次量得 124/78，在正常范围。')
})

it('never hides a grave reading behind a milder mean', () => {
  const readings = [taken(184, 100), taken(150, 88)]
  expect(seriesWords(readings).verdict.state).toBe('alert')
  expect(seriesWords(readings).mean).toEqual(at(167, 94))

  expect(textOf(...readings)).toBe(
    '量了 2 次，其中一次 184/100，很高，请坐下休息，五分钟后再测，还高就今天看医生。',
  )
})

it('waits a minute, and as long as its advice says after a grave one', () => {
  expect([at(128, 78), at(179, 109), at(180, 90)].map(pauseSecondsAfter)).toEqual([60, 60, 300])
})
