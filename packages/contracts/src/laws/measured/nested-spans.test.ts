// A longer span against the shorter one that ends on the same day, and an ECG against the lists of it.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

type Answer = Parameters<typeof between>[0][number]

const page = (name: string, type: string, data: object): Answer => [
  `monitoring.${name}`,
  data,
  { type, dat: '2026-03-01' },
]

const steps = (week: object, month: object) =>
  between([page('getSteps', '2', week), page('getSteps', '3', month)])

it('a month has at least what the week has that ends with it', () => {
  const wrong = ['monitoring.getSteps same-fact data.activeHours']
  expect(steps({ activeHours: 28 }, { activeHours: 67 })).toEqual([])
  expect(steps({ activeHours: 28 }, { activeHours: 15 })).toEqual(wrong)

  const [week, month] = [
    page('getSteps', '2', { activeHours: 28 }),
    page('getSteps', '3', { activeHours: 15 }),
  ]

  expect(between([month, week])).toEqual([])
})

const oxygen = (day: number, week: number) =>
  between([page('getOxygen', '1', { lowest: day }), page('getOxygen', '2', { lowest: week })])

it('and nothing that was lower in the week', () => {
  expect(oxygen(94, 89)).toEqual([])
  expect(oxygen(89, 94)).toEqual(['monitoring.getOxygen same-fact data.lowest'])
})

const nights = (wakeCount: number) =>
  between([
    page('getSleep', '2', { nights: 7, wakeCount }),
    page('getSleep', '3', { nights: 15, wakeCount: 4 }),
  ])

it('and no fewer of what a mean is of', () => {
  expect(nights(5)).toEqual([])
  expect(nights(24)).toEqual(['monitoring.getSleep same-fact data.wakeCount'])
})

it('the average and the best of a day are those of its week', () => {
  const [day, week] = [
    { total: 1904, average: 4634, best: { day: '2026-02-28', steps: 6040 } },
    { details: [6040, 1904], average: 4634, best: { day: '2026-02-28', steps: 6040 } },
  ]

  const both = (over: object) =>
    between([page('getSteps', '1', day), page('getSteps', '2', { ...week, ...over })])

  expect(both({})).toEqual([])
  expect(both({ average: 4244 })).toEqual(['monitoring.getSteps same-fact data.average'])
})

const ecg = (row: object, record: object = {}) =>
  between([
    ['ecg.listEcgMonth', { list: [{ id: 'one', finding: 'clear', ...row }] }, { month: '2026-03' }],
    ['ecg.getEcgRecord', { id: 'one', rhythm: 'sinus', marks: [], ...record }, { ecgId: 'one' }],
  ])

it('what an ECG is found to be in a list fits its rhythm and its marks', () => {
  const wrong = ['ecg.listEcgMonth same-fact data.list[].finding']
  const marks = [{ sample: 5120, kind: 'ventricular' }]
  expect(ecg({})).toEqual([])
  expect(ecg({}, { rhythm: 'unclassified' })).toEqual(wrong)
  expect(ecg({}, { rhythm: 'af' })).toEqual(wrong)
  expect(ecg({ finding: 'af' })).toEqual(wrong)
  expect(ecg({}, { marks })).toEqual(wrong)
  expect(ecg({}, { marks, denials: marks })).toEqual([])
  const early = { finding: 'early', stateText: '疑似早搏 1 次' }
  expect(ecg(early, { marks })).toEqual([])
  expect(ecg({ ...early, stateText: '疑似早搏 2 次' }, { marks })).toEqual(wrong)
})
