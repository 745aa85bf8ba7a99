// What no person types and no device measures is refused before it is stored, in whichever field it comes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13912346001')
})

afterAll(() => app.stop())

const DAY_FORMAT = '日期格式应为YYYY-MM-DD'
const ODD = { code: '9999', msg: '内容里有看不见的或特殊的字符，请删掉后再试', data: null }

describe('a text', () => {
  it.each([
    ['turns the direction', '王\u202E兰桂'],
    ['isolates a direction', '王\u2066桂\u2069兰'],
    ['marks a direction', '王\u200F桂兰'],
    ['rings a bell', '王\u0007桂兰'],
    ['begins a command of a terminal', '\u001B[31m王桂兰'],
    ['is of the second set of controls', '王\u0085桂兰'],
    ['holds what is not seen', '王\u200B桂兰'],
    ['begins with a mark of byte order', '\uFEFF王桂兰'],
    ['holds half a character', '王\uD800桂兰'],
  ])('that %s is refused', async (_, text) => {
    const input = { type: 'data', content: text }
    expect(await user.post('/user/v1/feedback', input)).toMatchObject(ODD)
    expect(await app.services.database.feedback.count()).toBe(0)
  })

  it('of people is kept: lines, tabs, emoji of several, rare characters', async () => {
    const content = '第一行\n第二行\t好👩‍👩‍👧 𠮷野家 é'
    const { code } = await user.post('/user/v1/feedback', { type: 'data', content })
    expect(code).toBe('1000')
    const [row] = await app.services.database.feedback.findMany()
    expect(app.services.vault.decrypt(row?.textCipher ?? '')).toBe(content)
  })
})

describe('a day or moment', () => {
  it.each(['9999-12-31', '0001-01-01', '1899-12-31', '2200-01-01'])(
    'like %s is refused',
    async (day) => {
      const told = await user.get(`/monitor/app/v1/heart/1/${day}`)
      expect(told).toMatchObject({ code: '9999', msg: DAY_FORMAT })
      const at = `${day}T12:00:00+08:00`

      const reading = {
        kind: 'weight',
        value: 60,
        at,
        place: 'home',
        circumstances: null,
        note: '',
      }

      const measurementId = '0c5c7a6e-6c1e-4a3e-9a35-0d9d9f1f0001'
      const kept = await user.post('/monitor/app/v1/manual/save', { measurementId, reading })
      expect(kept).toMatchObject({ code: '9999', msg: DAY_FORMAT })
    },
  )
})

it.each([-1e308, 1e308, 2 ** 53])('the number %d is refused', async (value) => {
  const { code } = await user.post('/user/v1/feedback', {
    type: 'data',
    content: '好',
    more: value,
  })

  expect(code).toBe('9999')
})
