import { shanghaiMoment } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { rescueText } from './rescue-text.ts'

const at = shanghaiMoment('2026-11-23', '00:30')
const none = { pressure: null, heartRate: null, oxygen: null }

it('tells who, when, where and the newest vitals', () => {
  expect(
    rescueText({
      name: '陈玉兰',
      at,
      vitals: { pressure: { systolic: 151, diastolic: 92 }, heartRate: 88.4, oxygen: 95 },
      place: { latitude: 39.912345678, longitude: 116.4, accuracy: 19.6 },
    }),
  ).toBe(
    '【康伴】陈玉兰在11月23日00:30按了一键救援，请马上打电话联系。位置（误差约20米）：https://uri.amap.com/marker?position=116.4,39.912346&coordinate=wgs84 最近测得：高压151，低压92，心率88，血氧95%。',
  )
})

it('says what is not known', () => {
  expect(rescueText({ name: null, at, vitals: none, place: null })).toBe(
    '【康伴】您的家人在11月23日00:30按了一键救援，请马上打电话联系。手机没有取到位置。最近一天没有测量。',
  )
})
