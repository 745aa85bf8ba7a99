import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageOf } from '../wire/fields.ts'
import { listPointRecords } from './list-point-records.ts'
import {
  Activity,
  DrawResult,
  PointsSummary,
  Prize,
  RecordEntry,
  SignInRecord,
  Winner,
} from './points.ts'
import { isConsuming, isPoints, NEW_USER_ACTIVITY, POINTS_PRIZE } from './points-codes.ts'

const keys = (schema: { shape: object }) => Object.keys(schema.shape)

it('[POINTS-18] the summary has remain, userOperEntites so spelled, seven integrals and activityResps', () => {
  expect(keys(PointsSummary)).toEqual(['remain', 'userOperEntites', 'integrals', 'activityResps'])
  const summary = { remain: 0, userOperEntites: [], activityResps: [] }

  expect(z.safeParse(PointsSummary, { ...summary, integrals: [1, 2, 3, 4, 5, 6, 7] }).success).toBe(
    true,
  )

  expect(z.safeParse(PointsSummary, { ...summary, integrals: [1, 2, 3, 4, 5, 6] }).success).toBe(
    false,
  )
})

it('[POINTS-19] an activity has the documented fields, isPart as a boolean', () => {
  expect(keys(Activity)).toEqual([
    'id',
    'name',
    'description',
    'activityType',
    'partake',
    'isPart',
    'consume',
  ])

  expect(z.safeParse(Activity.shape.isPart, 1).success).toBe(false)
})

it('[POINTS-20] 0001 is the activity for new users, any other type costs points', () => {
  expect(NEW_USER_ACTIVITY).toBe('0001')
  expect([isConsuming('0001'), isConsuming('0002')]).toEqual([false, true])
})

it('[POINTS-21] a winner has name and money', () => {
  expect(keys(Winner)).toEqual(['name', 'money'])
})

it('[POINTS-22] a sign-in has id, createTime and integral', () => {
  expect(keys(SignInRecord)).toEqual(['id', 'createTime', 'integral'])
})

it('[WHEEL-15] a prize has the documented fields', () => {
  expect(keys(Prize)).toEqual(['prizeId', 'prizeName', 'prizeType', 'rate', 'quota'])
})

it('[WHEEL-16] 0001 is a points prize, any other type is cash', () => {
  expect(POINTS_PRIZE).toBe('0001')
  expect([isPoints('0001'), isPoints('0002')]).toEqual([true, false])
})

it('[WHEEL-17] a draw result has id and prizeId', () => {
  expect(keys(DrawResult)).toEqual(['id', 'prizeId'])
})

it('[PTREC-11] a record has detailExplain, createTime, quota and url; title and amount are parted by one space', () => {
  const { kangban: _, ...documented } = RecordEntry.shape
  expect(Object.keys(documented)).toEqual(['detailExplain', 'createTime', 'quota', 'url'])
  const explains = ['签到 +30', '现金红包 8.8元', '签到+30', '签到  +30', '现金 红包 8.8元']

  expect(
    explains.map((text) => z.safeParse(RecordEntry.shape.detailExplain, text).success),
  ).toEqual([true, true, false, false, false])
})

it('[PTREC-13] records come in pages with list, total, pn and ps', () => {
  expect(keys(listPointRecords.output)).toEqual(keys(pageOf(RecordEntry)))
  expect(keys(listPointRecords.output)).toEqual(['list', 'total', 'pn', 'ps'])
})
