import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldReads } from '../testing/held-reads.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
const held = heldReads(() => app)

beforeAll(async () => {
  app = await startTestApp({ services: { reads: held.reads } })
})

afterAll(async () => {
  await app.stop()
  await held.close()
})

type Person = Awaited<ReturnType<TestApp['logIn']>>

const linkOf = async (person: Person) =>
  (await person.get<{ url: string }>('/user/v1/account/export-link')).data.url

async function people(count: number, from: number): Promise<string[]> {
  const links = []
  for (let one = 0; one < count; one++)
    links.push(await linkOf(await app.logIn(String(from + one))))
  return links
}

/** A ZIP, or the envelope of a refusal. */
const ask = async (link: string) => {
  const { statusCode, headers, body } = await app.server.inject({ url: link })
  return { status: statusCode, told: headers['content-type'] === 'application/zip' ? 'ZIP' : body }
}

it('makes one export of an account at a time, and few of all accounts', async () => {
  const links = await people(5, 13_966_000_001)
  const [first = '', , , , fifth = ''] = links
  const running = links.slice(0, 4).map(ask)
  await expect.poll(held.waiting).toBe(running.length)
  const own = await ask(first)
  expect(own.status).toBe(429)

  expect(JSON.parse(own.told)).toEqual({
    code: '429',
    msg: '上一次操作还没有完成，请稍后再试',
    data: null,
  })

  const late = await ask(fifth)
  expect(late.status).toBe(503)
  expect(JSON.parse(late.told)).toMatchObject({ code: '503', msg: '服务器正忙，请稍后再试' })
  held.letThrough()
  const ZIP = { status: 200, told: 'ZIP' }
  expect(await Promise.all(running)).toEqual([ZIP, ZIP, ZIP, ZIP])
  expect(await ask(first)).toEqual(ZIP)
  expect(await ask(fifth)).toEqual(ZIP)
})

it('frees the place of an export whose reader has gone', async () => {
  held.holdAgain()
  const [link = ''] = await people(1, 13_966_000_009)
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()

  const left = fetch(`${url}${link}`, { signal: leaving.signal })
    .then((answer) => answer.arrayBuffer())
    .catch(() => 'left')

  await expect.poll(held.waiting).toBe(1)
  expect(await ask(link)).toMatchObject({ status: 429 })
  leaving.abort()
  expect(await left).toBe('left')
  held.letThrough()
  await expect.poll(async () => (await ask(link)).status).toBe(200)
})
