import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { EntitlementDetail } from './get-entitlement-detail.ts'
import { NewsItem } from './list-news.ts'

const { services } = contract

const pathOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('the benefit card', () => {
  it('[EQUITY-03] its detail has the decided fields', () => {
    expect(Object.keys(EntitlementDetail.shape)).toEqual([
      'code',
      'name',
      'description',
      'validFrom',
      'validTo',
      'items',
    ])

    const item = { name: '电话医疗咨询', description: '全科医生电话解答', used: 3, total: 24 }
    expect(z.safeParse(EntitlementDetail.shape.items, [item]).success).toBe(true)
    const without = (key: string) => ({ ...item, [key]: undefined })

    const accepted = Object.keys(item).filter(
      (key) => z.safeParse(EntitlementDetail.shape.items, [without(key)]).success,
    )

    expect(accepted).toEqual([])
  })

  it('[GATE-23] isHave is the number 0 or 1', () => {
    const { isHave } = services.getEntitlement.output.shape

    const accepted = [0, 1, 2, '0', '1', true, null].filter(
      (value) => z.safeParse(isHave, value).success,
    )

    expect(accepted).toEqual([0, 1])
  })

  it('may be asked for with the code and without', () => {
    const { input } = services.getEntitlement

    expect([{ code: '0001' }, {}].map((query) => z.safeParse(input, query).success)).toEqual([
      true,
      true,
    ])
  })
})

describe('paths that the documents do not show', () => {
  it('[API-125] [API-126] are as decided', () => {
    expect(pathOf(services.getRights)).toBe('GET /device/v1/app/device-rights')
    expect(pathOf(services.getJumpUrl)).toBe('POST /online-doctor/v1/get-jump-url')
    expect(pathOf(services.getDrugMall)).toBe('GET /jd/v1/skip-store')
    expect(z.safeParse(services.getRights.input, {}).success).toBe(true)
  })
})

it('[SERVICE-35] an article has pic, title and url', () => {
  const article = { pic: '/news/walk.svg', title: '每天走一走', url: '/articles/walk-well' }
  expect(Object.keys(NewsItem.shape).toSorted()).toEqual(['pic', 'title', 'url'])
  expect(z.safeParse(NewsItem, article).success).toBe(true)
  const others = ['', 'javascript:alert(1)', '//elsewhere.test', 'walk-well']
  expect(others.filter((url) => z.safeParse(NewsItem, { ...article, url }).success)).toEqual([])
})

it('the online-doctor link alone succeeds with 2000, with its type as number or text', () => {
  expect(services.getJumpUrl.successCode).toBe('2000')
  expect(services.getDrugMall).not.toHaveProperty('successCode')

  const accepted = [1, 2, 3, 45, '1', '45', 0, 4, '4', '', null, [1], undefined].filter(
    (type) => z.safeParse(services.getJumpUrl.input, { type }).success,
  )

  expect(accepted).toEqual([1, 2, 3, 45, '1', '45'])
})
