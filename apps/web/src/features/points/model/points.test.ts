import { expect, it } from 'vitest'
import { drawState } from './activity-state.ts'
import type { Entry, Points, Prize } from './points-answer.ts'
import { isCash, nextPage, titleAndAmount } from './record-entry.ts'
import { dayDone, stripOf } from './sign-in-strip.ts'
import { chances, nameLines, sectorAt, sectorOf, sectorPath, turnTo } from './wheel.ts'

const TODAY = '2024-01-02'

const pointsWith = (days: readonly string[]): Points => ({
  remain: 480,
  userOperEntites: days.map((day) => ({
    id: day,
    createTime: `${day}T08:00:00+08:00`,
    integral: 30,
  })),
  integrals: [30, 60, 60, 60, 60, 60, 70],
  activityResps: [],
})

const prize = (prizeId: string, rate: number | null = 1): Prize => ({
  prizeId,
  prizeName: prizeId,
  prizeType: '0001',
  rate,
  quota: 10,
})

it('[POINTS-09] a day is done when its index is below the count of sign-ins', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((index) => dayDone(index, 3))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('knows today, tomorrow and what they give, before and after the sign-in', () => {
  const before = stripOf(pointsWith(['2023-12-31', '2024-01-01']), TODAY)
  expect(before).toMatchObject({ done: 2, signedIn: false, gain: 60, next: 60 })
  expect(before.days.findIndex(({ today }) => today)).toBe(2)
  expect(before.days.findIndex(({ tomorrow }) => tomorrow)).toBe(3)
  const after = stripOf(pointsWith(['2023-12-31', '2024-01-01', TODAY]), TODAY)
  expect(after).toMatchObject({ done: 3, signedIn: true, gain: null, next: 60 })
  expect(after.days.findIndex(({ today }) => today)).toBe(2)
})

it('begins a new cycle after the seventh day', () => {
  const week = ['26', '27', '28', '29', '30', '31'].map((day) => `2023-12-${day}`)
  const sixth = stripOf(pointsWith(week), TODAY)
  expect(sixth).toMatchObject({ done: 6, gain: 70, next: 30 })
  expect(stripOf(pointsWith([...week, TODAY]), TODAY)).toMatchObject({ done: 7, next: 30 })
  expect(stripOf(pointsWith([]), TODAY)).toMatchObject({ done: 0, gain: 30, next: 60 })
})

it('an activity is open, taken, or too dear', () => {
  expect(drawState({ isPart: false, consume: 20 }, 20)).toBe('open')
  expect(drawState({ isPart: false, consume: 20 }, 19)).toBe('too-few')
  expect(drawState({ isPart: true, consume: 0 }, 100)).toBe('taken')
  expect(drawState({ isPart: null, consume: null }, null)).toBe('open')
})

it('turns forward to the sector that was asked for, from wherever it stands', () => {
  let degrees = 0

  for (const sector of [0, 3, 3, 7, 1, 4]) {
    const next = turnTo(sector, 8, degrees)
    expect(next - degrees).toBeGreaterThan(3 * 360)
    expect(sectorAt(next, 8)).toBe(sector)
    degrees = next
  }

  expect([0, 1, 2, 3, 4, 5, 6].map((sector) => sectorAt(turnTo(sector, 7, 1234), 7))).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ])
})

it('takes the last sector for a prize that is not on the wheel', () => {
  const prizes = [prize('a'), prize('b'), prize('c')]
  expect([sectorOf(prizes, 'b'), sectorOf(prizes, 'x'), sectorOf(prizes, null)]).toEqual([1, 2, 2])
})

it('draws a sector around the top, also of one prize or two', () => {
  expect(sectorPath(4, 100)).toBe('M0 0L-70.71 -70.71A100 100 0 0 1 70.71 -70.71z')
  expect(sectorPath(2, 100)).toBe('M0 0L-100.00 -0.00A100 100 0 0 1 100.00 -0.00z')
  expect(sectorPath(1, 100)).toContain('A100 100')
})

it('parts the name of a prize into two lines, the figure first', () => {
  expect(nameLines('现金红包8.8元')).toEqual(['8.8元', '现金红包'])
  expect(nameLines('50积分')).toEqual(['50', '积分'])
  expect(nameLines('谢谢参与（5积分）')).toEqual(['谢谢参与', '5积分'])
  expect(nameLines('神秘大礼包一份')).toEqual(['神秘大礼包', '一份'])
})

it('tells the chances by the weights, and nothing where one is not known', () => {
  expect(chances([prize('a', 320), prize('b', 675), prize('c', 5)])).toEqual([
    '32%',
    '67.5%',
    '0.5%',
  ])

  expect(chances([prize('a', null), prize('b', null)])).toEqual([null, null])
})

it('parts title and amount at the space', () => {
  expect(titleAndAmount('签到 +30')).toEqual({ title: '签到', amount: '+30' })
  expect(titleAndAmount('抽奖')).toEqual({ title: '抽奖', amount: '' })
  expect(titleAndAmount(null)).toEqual({ title: null, amount: '' })
})

it('[PTREC-07] a text with 现金 in it is cash', () => {
  expect([isCash('现金红包 8.8元'), isCash('积分 +30'), isCash(null)]).toEqual([true, false, false])
})

it('asks for another page only behind a full one that is not the last', () => {
  const entry: Entry = { detailExplain: '签到 +30', createTime: null, quota: 30, url: null }
  const list = (length: number) => Array.from({ length }, () => entry)
  expect(nextPage({ list: list(20), total: 45 }, 1, 20)).toBe(2)
  expect(nextPage({ list: list(20), total: null }, 1, 20)).toBe(2)
  expect(nextPage({ list: list(20), total: 40 }, 2, 20)).toBeUndefined()
  expect(nextPage({ list: list(5), total: 45 }, 3, 20)).toBeUndefined()
  expect(nextPage(null, 1, 20)).toBeUndefined()
})
