import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseFault } from './faults.ts'
import { type Mock, startMock } from './index.ts'
import { callerOf } from './testing/caller.ts'

const CONTACTS = '/user/v1/list/contacts'
const DELAY_MS = 120

let mock: Mock
let her: ReturnType<typeof callerOf>

beforeAll(async () => {
  mock = await startMock({ frozen: true })
}, 120_000)

afterAll(() => mock.stop())

beforeEach(async () => {
  await mock.reset()
  her = callerOf(mock, await mock.session('13800000001'))
})

const asked = (fault: string) => her.get(CONTACTS, { 'x-mock-fault': fault })

describe('a fault that was ordered', () => {
  it('meets the next calls of its operation, so many, and no others', async () => {
    mock.fault({ operation: 'contacts.listContacts', code: '9999', times: 2 })
    expect(await her.get('/integral/v1/app/info')).toMatchObject({ code: '1000' })
    const codes = []
    for (let call = 0; call < 3; call += 1) codes.push((await her.get(CONTACTS)).code)
    expect(codes).toEqual(['9999', '9999', '1000'])
  })

  it('can be taken back', async () => {
    const takeBack = mock.fault({ status: 500 })
    takeBack()
    expect(await her.get(CONTACTS)).toMatchObject({ code: '1000' })
  })

  it('does nothing of what was asked for', async () => {
    mock.fault({ operation: 'contacts.saveContact', status: 503 })
    const contact = { contactName: '邻居', contactPhone: '13912345678' }
    const refused = await her.post('/user/v1/save/contacts', contact)
    expect(refused).toMatchObject({ code: '503', data: null })
    const { data } = await her.get<{ name: string }[]>(CONTACTS)
    expect(data.map(({ name }) => name)).not.toContain('邻居')
  })

  it('cuts the connection, on the port and without one', async () => {
    mock.fault({ cut: true, times: 2 })
    await expect(fetch(`${mock.url}/api${CONTACTS}`)).rejects.toThrow(TypeError)
    await expect(mock.fetch(`/api${CONTACTS}`)).rejects.toThrow(TypeError)
    expect(await her.get(CONTACTS)).toMatchObject({ code: '1000' })
  })
})

describe('a fault that a call asks for', () => {
  it('answers by its status and code', async () => {
    const headers = { 'x-mock-fault': 'status=503; code=6666' }
    const answer = await mock.fetch(`/api${CONTACTS}`, { headers })

    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: '6666' }),
    ])
  })

  it('comes late, and is answered as ever where it says no more', async () => {
    const started = performance.now()
    expect(await asked(`delay=${DELAY_MS}`)).toMatchObject({ code: '1000' })
    expect(performance.now() - started).toBeGreaterThanOrEqual(DELAY_MS - 1)
  })

  it('is over after so many calls with the same header', async () => {
    const codes = []
    for (let call = 0; call < 3; call += 1) codes.push((await asked('code=407; times=2')).code)
    expect(codes).toEqual(['407', '407', '1000'])
  })

  it('is refused where it could never happen', async () => {
    for (const wrong of [
      '',
      'statsu=503',
      'status=42',
      'delay=soon',
      'operation=no.such; cut',
      'times=0; cut',
    ]) {
      expect(() => parseFault(wrong)).toThrow(RangeError)
      const headers = { 'x-mock-fault': wrong }
      expect((await mock.fetch(`/api${CONTACTS}`, { headers })).status).toBe(400)
    }
  })
})
