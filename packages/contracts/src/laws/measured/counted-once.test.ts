// What is counted or read once, told by two calls or in words: records, strips, falls at night and ages.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { type Answers, between } from '../testing/told.ts'

const alone = (name: string, answer: object, input: object = { type: '2', dat: '2026-03-02' }) =>
  breachesOf({
    name,
    summary: '',
    input: { ...input },
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(answer),
  }).map(({ law, path }) => `${law} ${path}`)

const counts = (early: number, countsText: string, denials: readonly object[] = []) =>
  alone('holter.getHolterRecord', {
    status: 'ready',
    figures: [{ name: 'premature', value: early, unit: '次' }],
    countsText,
    denials,
  }).filter((each) => each.includes('countsText'))

it('early beats of a record are told by kind, and none are not', () => {
  expect(counts(0, '')).toEqual([])
  expect(counts(4, '室上性 4 次')).toEqual([])
  expect(counts(4, '')).toEqual(['told-twice data.countsText'])
  expect(counts(0, '室上性 4 次')).toEqual(['told-twice data.countsText'])
  expect(counts(4, '', [{ sample: 1, kind: 'supraventricular' }])).toEqual([])
})

const row = (status: string, hours: readonly unknown[]) =>
  alone('holter.listHolterRecords', { list: [{ status, hours }] }).filter((each) =>
    each.startsWith('verdict'),
  )

it('a record that is not ready has no hours yet', () => {
  expect(row('ready', [{ low: 64, high: 67 }])).toEqual([])
  expect(row('analysing', [])).toEqual([])
  expect(row('analysing', [null])).toEqual([])
  expect(row('analysing', [{ low: 64, high: 67 }])).toEqual(['verdict data.list[].status'])
})

/** Ten samples after each other: a normal beat, and an early one. */
const BEATS = btoa(String.fromCharCode(40, 41))

const found = (finding: string, stateText: string, early: number) =>
  between([
    ['holter.listHolterRecords', { list: [{ id: 'long-record', finding, stateText }] }],
    [
      'holter.getHolterRecord',
      {
        id: 'long-record',
        figures: [
          { name: 'premature', value: early },
          { name: 'suspectedAf', value: 0 },
        ],
      },
    ],
    ['holter.readBeats', { count: 2, beats: BEATS }, { id: 'long-record' }],
  ])

it('a row finds in a record what that counts, and no more is early than is marked', () => {
  const wrong = ['holter.listHolterRecords same-fact data.list[].finding']
  expect(found('early', '疑似早搏 1 次', 1)).toEqual([])
  expect(found('early', '疑似早搏 3 次', 1)).toEqual(wrong)
  expect(found('early', '疑似早搏', 0)).toEqual(wrong)
  expect(found('af', '疑似房颤', 0)).toEqual(wrong)
  expect(found('early', '疑似早搏 1 次', 2)).toEqual(['holter.readBeats same-fact data.beats'])
})

const event = (seconds: number | null) => ({
  eventType: 'af-suspected',
  createTime: '2026-02-23T12:50:00+08:00',
  kangban: { seconds },
})

const strips = (times: number, ...lengths: readonly (number | null)[]) =>
  alone('monitoring.getHeartRate', {
    warnings: lengths.map(event),
    sentence: [{ text: `有 ${times} 次心电图疑似房颤。`, tone: 'bad' }],
  }).filter((each) => each.includes('sentence'))

it('strips are told one by one, and stretches of a record may be one', () => {
  expect(strips(2, null, null)).toEqual([])
  expect(strips(1, 90, 120)).toEqual([])
  expect(strips(2, null, 90, 120)).toEqual([])
  expect(strips(1, null, null)).toEqual(['told-twice data.sentence'])
  expect(strips(1, null, 90, 120)).toEqual(['told-twice data.sentence'])
})

const oxygen = (over: object) =>
  alone('monitoring.getOxygen', {
    avg: 95.9,
    lowest: 86,
    lowEvents: 2,
    night: { avg: 95.4, lowest: 86, lowEvents: 1 },
    detailTimes: ['2026-02-28', '2026-03-01', '2026-03-02'],
    details: [95.8, 96, 95.7],
    ...over,
  }).filter((each) => /avg|night|sentence/.test(each))

it('falls at night are as many as are said, and none is below the lowest night', () => {
  const sentence = [{ text: '血氧有 2 次低于 90%，1 次在夜里。', tone: 'bad' }]
  const fall = { eventType: 'oxygen-low', createTime: '2026-02-28T02:04:00+08:00', value: 86 }
  const night = { avg: 95.4, lowest: 88, lowEvents: 2 }
  expect(oxygen({ sentence })).toEqual([])
  expect(oxygen({ sentence, night })).toContain('told-twice data.sentence')
  expect(oxygen({ warnings: [fall], night })).toContain('order data.night.lowest')
  const long = { ...fall, kangban: { seconds: 14_580 } }
  expect(oxygen({ warnings: [long], night })).not.toContain('order data.night.lowest')
})

it('a mean is as near to its days as these are finely told', () => {
  expect(oxygen({ avg: 96.3 })).toEqual(['reckoned data.avg'])
  expect(oxygen({ avg: 96.3, details: [95, 96, 96] })).toEqual([])
})

const HEALTH: Answers[number] = ['profile.getHealthInfo', { birthday: '1953-03-18' }]

const zones = (...starts: readonly number[]) =>
  between([
    HEALTH,
    [
      'monitoring.getHeartRate',
      { zones: [0, ...starts].map((from) => ({ from })) },
      { type: '2', dat: '2026-03-02' },
    ],
  ])

it('zones are of the age that somebody has before the birthday', () => {
  expect(zones(90, 101, 121)).toEqual([])
  expect(zones(89, 100, 121)).toEqual(['monitoring.getHeartRate reckoned data.zones'])
})

const week = (low: number | null) =>
  between([
    ['reports.listReports', { list: [{ id: 'report-of-week', unread: true }] }, { kind: 'all' }],
    [
      'monitoring.getOxygen',
      { detailTimes: ['2026-02-23'], lowDetails: [low] },
      { type: '3', dat: '2026-03-01' },
    ],
    [
      'reports.getReport',
      {
        id: 'report-of-week',
        kind: 'weekly',
        day: '2026-02-23',
        measures: [{ measure: 'oxygenLowest', values: [94] }],
      },
    ],
  ]).filter((each) => each.includes('same-fact'))

it('the lowest of a day is one reading, and no gap', () => {
  const wrong = ['reports.getReport same-fact data.measures[].values']
  expect(week(94)).toEqual([])
  expect(week(93.6)).toEqual([])
  expect(week(93)).toEqual(wrong)
  expect(week(null)).toEqual(wrong)
})

const lowest = (value: number) =>
  between([
    [
      'monitoring.getOxygen',
      { detailTimes: ['2026-02-27'], lowDetails: [89] },
      { type: '3', dat: '2026-03-01' },
    ],
    [
      'monitoring.getSleep',
      { detailTimes: ['2026-02-27'], startDetails: ['00:10'], endDetails: ['06:10'] },
      { type: '3', dat: '2026-03-01' },
    ],
    ['doctor.getDoctorPage', { oxygen: { nights: [{ day: '2026-02-27', lowest: value }] } }],
  ]).filter((each) => each.includes('lowest'))

it('and that of a night no lower than its day', () => {
  expect(lowest(89)).toEqual([])
  expect(lowest(88)).toEqual(['doctor.getDoctorPage same-fact data.oxygen.nights[].lowest'])
})

const typed = (byHand: boolean) =>
  between([
    [
      'doctor.getDoctorPage',
      {
        fromDay: '2026-02-01',
        toDay: '2026-03-02',
        madeAt: '2026-03-02T10:00:00+08:00',
        pressure: { readings: [{ at: '2026-03-01T20:33:00+08:00', sbp: 146, dbp: 89, byHand }] },
      },
    ],
    [
      'monitoring.listManualReadings',
      [
        {
          id: 'typed-reading',
          reading: { systolic: 146, diastolic: 89, at: '2026-03-01T20:33:00+08:00' },
        },
      ],
      { kind: 'bloodPressure', fromDay: '2026-03-01', toDay: '2026-03-01' },
    ],
  ]).filter((each) => each.includes('detail'))

it('what was typed in is by hand on the page for the doctor', () => {
  expect(typed(true)).toEqual([])
  expect(typed(false)).not.toEqual([])
})

const newest = (last: number, lastTime: string) =>
  alone(
    'monitoring.getTemperature',
    { last, lastTime, detailTimes: ['09:00', '09:30'], details: [33.4, 33.7] },
    { type: '1', dat: '2026-03-02' },
  ).filter((each) => each.includes('data.last'))

it('what was measured as a half-hour began is all that it has', () => {
  expect(newest(33.7, '2026-03-02T09:30:00+08:00')).toEqual([])
  expect(newest(33.2, '2026-03-02T09:40:00+08:00')).toEqual([])
  expect(newest(35.7, '2026-03-02T09:30:00+08:00')).toEqual(['newest data.last'])
})

const held = (text: string) =>
  between([
    ['reports.listReports', { list: [{ id: 'report-of-risk', unread: true }] }, { kind: 'all' }],
    [
      'monitoring.getBloodPressure',
      { normal: { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } } },
      { type: '1', dat: '2026-03-02' },
    ],
    ['reports.getHeartRisk', { id: 'report-of-risk', findings: [{ kind: 'pressure', text }] }],
  ]).filter((each) => each.includes('text'))

it('the screening holds the pressure to the limit of its page', () => {
  expect(held('平均 138/86 mmHg（上限 140/90），量了 26 次')).toEqual([])

  expect(held('平均 138/86 mmHg（上限 135/85），量了 26 次')).toEqual([
    'reports.getHeartRisk same-fact data.findings[].text',
  ])
})

const night = (value: number) =>
  between([
    [
      'monitoring.getOxygen',
      { detailTimes: ['2026-03-01', '2026-03-02'], night: { lowest: value } },
      { type: '2', dat: '2026-03-02' },
    ],
    [
      'doctor.getDoctorPage',
      {
        oxygen: {
          nights: [
            { day: '2026-03-01', lowest: 86 },
            { day: '2026-03-02', lowest: 95 },
          ],
        },
      },
    ],
  ]).filter((each) => each.includes('night.lowest'))

it('the lowest of several nights is no higher than one that is over', () => {
  expect(night(86)).toEqual([])
  expect(night(80)).toEqual([])
  expect(night(90)).toEqual(['monitoring.getOxygen same-fact data.night.lowest'])
})
