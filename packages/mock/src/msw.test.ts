import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from './index.ts'
import { handlers } from './msw.ts'

const ADDRESS = 'https://service.example.cn/api/user/v1/list/contacts'
const WHEEL = 'https://service.example.cn/api/activity/v1/info/new-user'

let mock: Mock
let msw: ReturnType<typeof setupServer>

beforeAll(async () => {
  mock = await startMock({ port: null, frozen: true })
  msw = setupServer(...handlers(mock))
  msw.listen()
}, 120_000)

afterAll(async () => {
  msw.close()
  await mock.stop()
})

it('answers fetch of any host by the rules of the service', async () => {
  const { token } = await mock.session('13800000001')
  const answer = await fetch(ADDRESS, { headers: { authorization: token } })
  expect(await answer.json()).toMatchObject({ code: '1000', data: [{}, {}] })
  expect(await (await fetch(ADDRESS)).json()).toMatchObject({ code: '410' })
})

it('sends bodies and values in paths on', async () => {
  const { token } = await mock.session('13800000001')
  const headers = { authorization: token, 'content-type': 'application/json' }
  const body = JSON.stringify({ contactName: '邻居', contactPhone: '13912345678' })
  const save = 'https://service.example.cn/api/user/v1/save/contacts'
  const saved = await fetch(save, { method: 'POST', headers, body })
  expect(await saved.json()).toMatchObject({ code: '1000' })
  const wheel = await fetch(WHEEL, { headers })
  expect(await wheel.json()).toMatchObject({ code: '1000' })
})

it('fails as a network does where the mock cuts', async () => {
  mock.fault({ cut: true })
  await expect(fetch(ADDRESS)).rejects.toThrow(TypeError)
})
