import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock, startRecorder, startReplay } from '../index.ts'

const HER = '13800000001'
const CONTACTS = '/api/user/v1/list/contacts'
const POINTS = '/api/integral/v1/app/info'
/** What her answers hold that is hers. */
const PERSONAL = ['13800000002', '李建军', '李秀英']

const folder = mkdtempSync(join(tmpdir(), 'kangban-recording-'))
let live: Mock
let token: string

beforeAll(async () => {
  live = await startMock({ frozen: true })
  token = (await live.session(HER)).token
}, 120_000)

afterAll(async () => {
  await live.stop()
  rmSync(folder, { recursive: true })
})

const ask = async (url: string, path: string) =>
  (await (await fetch(url + path, { headers: { authorization: token } })).json()) as {
    code: string
    data: unknown
  }

it('passes on what a back end answers, keeps it masked, and serves it again without the back end', async () => {
  const recorder = await startRecorder({ base: `${live.url}/api`, folder })
  const answered = await ask(recorder.url, CONTACTS)
  expect(answered).toEqual(await ask(live.url, CONTACTS))
  await ask(recorder.url, POINTS)
  await recorder.stop()

  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(PERSONAL.every((value) => JSON.stringify(answered).includes(value))).toBe(true)
  expect(PERSONAL.filter((value) => kept.join('').includes(value))).toEqual([])

  const replay = await startReplay({ folder })
  const again = await ask(replay.url, CONTACTS)
  expect(again).toMatchObject({ code: '1000', data: [{ phone: '11111111111' }, {}] })
  expect((await ask(replay.url, POINTS)).code).toBe('1000')
  const missing = await fetch(`${replay.url}/api/prize/v1/winners`)

  expect([missing.status, await missing.json()]).toEqual([
    404,
    { message: 'points.listWinners was not recorded' },
  ])

  await replay.stop()
})

it('tells calls of one operation apart by pages and days, and by nobody', async () => {
  const place = join(folder, 'pages')
  const recorder = await startRecorder({ base: `${live.url}/api`, folder: place })
  const path = '/api/integral/v1/app/integral-record?pageSize=5&pageNum='
  for (const page of [1, 2, 1]) await ask(recorder.url, path + page)
  for (const phone of ['13912345678', '13912345679'])
    await ask(recorder.url, `/api/user/v1/app/pin?phone=${phone}`)
  await recorder.stop()
  const files = readdirSync(place)
  expect(files.filter((file) => file.startsWith('points.listPointRecords'))).toHaveLength(2)
  expect(files.filter((file) => file.startsWith('account.sendCode'))).toHaveLength(1)
})

it('refuses a folder without a recording', async () => {
  await expect(startReplay({ folder: join(folder, 'none') })).rejects.toThrow(RangeError)
})
