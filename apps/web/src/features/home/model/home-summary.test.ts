import { expect, it } from 'vitest'
import { changesInWords } from './announce.ts'
import { deviceViews } from './device-view.ts'
import { type HealthInfo, isFirstUse, lacksBasics, orderedCards } from './home-summary.ts'
import { cardWith, summaryWith } from '../testing/data.ts'

it('orders the cards and leaves out what was not sent', () => {
  const cards = [cardWith('ecg'), cardWith('steps'), cardWith('heartRate')]
  const ordered = orderedCards(cards, ['heartRate', 'bloodPressure', 'steps'])
  expect(ordered.map(({ metric }) => metric)).toEqual(['heartRate', 'steps'])
})

it('tells the first use from a day that has only begun', () => {
  expect(
    isFirstUse(summaryWith([cardWith('heartRate'), cardWith('sleep', { trend: [null] })])),
  ).toBe(true)

  const begun = summaryWith([cardWith('heartRate', { value: 70 }), cardWith('steps')])
  expect(isFirstUse(begun)).toBe(false)
  expect(isFirstUse(summaryWith([cardWith('heartRate', { trend: [null, 70, null] })]))).toBe(false)
})

it('asks for the basics of the profile while one is missing', () => {
  const basics = { sex: 2, birthday: '1954-03-02', height: 158, weight: 56 } as HealthInfo
  expect(lacksBasics(basics)).toBe(false)
  expect(lacksBasics({ ...basics, weight: null })).toBe(true)
})

it('announces changed verdicts and single measurements, not every heartbeat', () => {
  const heart = cardWith('heartRate', { value: 72, state: 'normal', stateText: '正常' })
  const before = summaryWith([heart, cardWith('bloodPressure')])
  const nextBeat = summaryWith([{ ...heart, value: 75 }, cardWith('bloodPressure')])
  expect(changesInWords(before, nextBeat)).toBe('')

  expect(
    changesInWords(
      before,
      summaryWith([{ ...heart, value: 110, state: 'high', stateText: '偏快' }]),
    ),
  ).toBe('心率110次每分，偏快。')

  const pressure = cardWith('bloodPressure', {
    value: 120,
    secondValue: 80,
    state: 'normal',
    stateText: '正常',
  })

  expect(changesInWords(before, summaryWith([heart, pressure]))).toBe(
    '血压高压120，低压80毫米汞柱，正常。',
  )

  expect(changesInWords(undefined, before)).toBe('')
})

it('shows only bound devices, with their battery and last sync in words', () => {
  const device = {
    deviceCode: 'W1',
    deviceTypeCode: '10010002',
    deviceTypeName: '智能手表',
    bindStatus: '02',
    userPhone: '',
    deviceType: '1',
  } as const

  const now = Date.parse('2026-11-20T08:30:00+08:00')

  const views = deviceViews(
    [
      { ...device, battery: 82, lastSync: '2026-11-20T08:29:30+08:00' },
      { ...device, deviceCode: 'B1', deviceTypeCode: '10030001', battery: 20, lastSync: null },
      { ...device, deviceCode: 'E1', deviceTypeCode: '10040001' },
      { ...device, deviceCode: 'X1', bindStatus: '01' },
    ],
    now,
  )

  expect(views).toEqual([
    { name: '手表', battery: { text: '电量 82%', low: false }, sync: '刚刚同步', isWatch: true },
    {
      name: '血压仪',
      battery: { text: '电量低 20%', low: true },
      sync: '还没同步过',
      isWatch: false,
    },
    { name: '心电仪', battery: null, sync: null, isWatch: false },
  ])
})
