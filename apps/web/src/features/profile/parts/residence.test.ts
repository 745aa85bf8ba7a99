import { beforeAll, describe, expect, it } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import type { CascadeColumn } from '../../../shared/ui/fields/cascade-column.ts'
import lines from './city-points.txt?raw'
import { nearestCity, placeOf, readPoints } from './locate.ts'
import { loadColumns, residenceOf, resolveResidence } from './residence.ts'

let columns: readonly CascadeColumn[]

beforeAll(async () => {
  testConfig()
  columns = await loadColumns()
})

describe('the provinces and cities of China', () => {
  it('[SURVEY-11] are 34 provinces, each with a city or more', () => {
    expect(columns).toHaveLength(34)
    expect(columns.filter(({ children }) => children.length === 0)).toEqual([])
    expect(columns.find(({ text }) => text === '浙江省')?.children).toHaveLength(11)
  })

  it('name towns that are governed directly, and no word of the administration', () => {
    const cities = columns.flatMap(({ children }) => children.map(({ text }) => text))
    expect(cities).toEqual(expect.arrayContaining(['仙桃市', '济源市', '石河子市', '琼海市']))
    expect(cities.filter((text) => /直辖|^县$/.test(text))).toEqual([])
  })
})

describe('a located place', () => {
  it('[SURVEY-58] falls back to the capital where the province is unknown', () => {
    expect(resolveResidence(columns, { first: '不存在省', second: 'x' })).toEqual({
      first: '北京市',
      second: '北京市',
      keyId: '110100',
    })
  })

  it('[SURVEY-59] falls back to the first city of a known province', () => {
    expect(resolveResidence(columns, { first: '浙江省', second: 'x' })).toMatchObject({
      first: '浙江省',
      second: columns.find(({ text }) => text === '浙江省')?.children[0]?.text,
    })
  })

  it.each([
    ['杭州西湖', 30.25, 120.15, '浙江省 杭州市'],
    ['北京天安门', 39.91, 116.4, '北京市 北京市'],
    ['喀什', 39.47, 75.99, '新疆维吾尔自治区 喀什地区'],
    ['漠河', 52.97, 122.54, '黑龙江省 大兴安岭地区'],
    ['三亚', 18.25, 109.5, '海南省 三亚市'],
    ['香港九龙', 22.32, 114.18, '香港特别行政区 九龙'],
  ])('is found by its position: %s', async (_, latitude, longitude, text) => {
    const { first, second } = await placeOf({ latitude, longitude }, columns)
    expect(`${first} ${second}`).toBe(text)
  })

  it('is nowhere in China when it is abroad', async () => {
    expect(await placeOf({ latitude: 48.85, longitude: 2.35 }, columns)).toEqual({
      first: '',
      second: '',
    })
  })

  it('has a point for every city that can be chosen, but for towns that are younger than the borders', () => {
    const known = new Set(readPoints(lines).map(({ keyId }) => keyId))
    const cities = columns.flatMap(({ children }) => children)
    const missing = cities.filter(({ keyId }) => !known.has(keyId))
    expect(missing.length).toBeLessThan(cities.length / 50)
    expect(nearestCity({ latitude: 0, longitude: 0 }, [])).toBeNull()
  })
})

it('a stored text is read as province and city', () => {
  expect(residenceOf('浙江省 杭州市')).toEqual({ first: '浙江省', second: '杭州市' })
  expect(residenceOf('北京市')).toEqual({ first: '北京市', second: '北京市' })
  expect(residenceOf('')).toBeNull()
})
