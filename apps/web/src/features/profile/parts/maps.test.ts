import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import type { CascadeColumn } from '../../../shared/ui/fields/cascade-column.ts'
import { placeOf } from './locate.ts'
import { loadColumns } from './residence.ts'

const MAPS = 'https://maps.example.cn/reverse'
/** Near Hangzhou's lake, to the metre. */
const HERE = { latitude: 30.24531, longitude: 120.14567 }
const HANGZHOU = { first: '浙江省', second: '杭州市' }

let columns: readonly CascadeColumn[]
let asked: { url: URL; init: RequestInit | undefined }[]

beforeAll(async () => {
  columns = await loadColumns()
})

/** What the maps service does when it is asked. */
function maps(answer: () => Response | Promise<Response>): void {
  asked = []

  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    asked.push({ url, init })
    return answer()
  })
}

const named = (address: unknown) => () => Response.json({ address })

beforeEach(() => {
  testConfig({ mapsUrl: MAPS })
  vi.spyOn(console, 'info').mockReturnValue()
})

it('[SURVEY-81] asks nobody where no maps service is configured', async () => {
  testConfig()
  maps(named({ state: '上海市', city: '上海市' }))
  expect(await placeOf(HERE, columns)).toEqual(HANGZHOU)
  expect(asked).toEqual([])
})

it('[SURVEY-81] asks the configured one, about a place that is rounded to a kilometre, and tells it nothing else', async () => {
  maps(named({ county: '吴兴区', city: '湖州市', state: '浙江省', country: '中国' }))
  expect(await placeOf(HERE, columns)).toEqual({ first: '浙江省', second: '湖州市' })
  const [{ url, init } = {}] = asked
  expect(url?.origin).toBe('https://maps.example.cn')
  expect(url?.pathname).toBe('/reverse')
  expect([url?.searchParams.get('lat'), url?.searchParams.get('lon')]).toEqual(['30.25', '120.15'])
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(url?.href).not.toContain('30.245')
})

it('[SURVEY-81] knows a city that is its own province', async () => {
  maps(named({ city: '北京市', suburb: '朝阳区' }))
  expect(await placeOf(HERE, columns)).toEqual({ first: '北京市', second: '北京市' })
})

it.each([
  ['refuses', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is too slow', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['answers no JSON', () => new Response('<html>')],
  ['answers null', () => Response.json(null)],
  ['answers without an address', () => Response.json({ error: 'Unable to geocode' })],
  ['names a place that is not in the lists', named({ state: 'Île-de-France', city: 'Paris' })],
  ['names a province alone', named({ state: '上海省' })],
  ['names what is no text', named({ state: 7, city: {} })],
])('[SURVEY-81] finds the city on the phone where the service %s', async (_, answer) => {
  maps(answer)
  expect(await placeOf(HERE, columns)).toEqual(HANGZHOU)
  expect(asked).toHaveLength(1)
})

it('[SURVEY-81] waits for it no longer than a person does', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  maps(named({}))
  await placeOf(HERE, columns)
  expect(timeout).toHaveBeenCalledWith(4000)
})
