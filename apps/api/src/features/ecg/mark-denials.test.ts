import { randomUUID } from 'node:crypto'
import type { EcgDetail, MarkDenial } from '@kangban/contracts'
import { formatSamples } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../config/limits.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const samples = createEcg({
  person,
  seed: 7,
  rateHz: 512,
  rhythm: { kind: 'pvc', heartRate: 72 },
}).read(30 * 512)

type User = Awaited<ReturnType<TestApp['logIn']>>
type Place = Pick<MarkDenial, 'sample' | 'kind'>
let app: TestApp
let user: User
let carer: User
let id: string
let first: Place
let second: Place

const say = (place: Place, denied: boolean, who = user) =>
  who.post<{ denials: MarkDenial[] }>('/monitor/v1/app/ecg-mark-denial', { id, ...place, denied })

const seen = async (who = user, query: Record<string, string> = {}) =>
  (await who.get<EcgDetail>('/monitor/v1/app/find-ecg-info', { ecgId: id, ...query })).data.kangban

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13900000001')
  carer = await app.logIn('13900000002')
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
})

afterAll(() => app.stop())

beforeEach(async () => {
  const { data } = await user.post<{ id: string }>('/monitor/v1/app/save-ecg', {
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-0001',
    startedAt: '2026-03-02T09:30:00+08:00',
    ecgContent: formatSamples(samples),
    complete: true,
  })

  id = data.id
  const marks = (await seen())?.marks ?? []
  const [one, other] = marks
  if (!one || !other) throw new Error('a strip without early beats')
  first = one
  second = other
})

describe('a mark that its owner calls wrong', () => {
  it('is kept once, with when it was first said, and changes nothing that the program said', async () => {
    const before = await seen()
    const { data } = await say(first, true)
    expect(data.denials).toMatchObject([first])
    app.clock.advance(60_000)
    const answers = await Promise.all([say(first, true), say(first, true)])
    for (const answer of answers) expect(answer.data).toEqual(data)
    const after = await seen()
    expect(after?.denials).toEqual(data.denials)
    // A link is signed anew each time.
    expect({ ...after, denials: [], pdfFilePath: before?.pdfFilePath }).toEqual(before)
  })

  it('stands by place, and is taken back alone', async () => {
    await say(second, true)
    await say(first, true)
    expect((await seen())?.denials).toMatchObject([first, second])
    expect((await say(first, false)).data.denials).toMatchObject([second])
    expect((await say(first, false)).data.denials).toMatchObject([second])
  })

  it('must be a mark of a record of one’s own', async () => {
    expect((await say({ ...first, sample: first.sample + 1 }, true)).msg).toBe(
      '没有找到这处标记，请刷新后再试',
    )

    expect((await say({ ...first, kind: 'suspected-af' }, true)).code).not.toBe('1000')
    expect((await say(first, true, carer)).msg).toBe('心电记录不存在')
    expect((await seen())?.denials).toEqual([])
  })

  it('is one of so many of a record', async () => {
    const { accountId } = await app.services.database.ecgRecord.findUniqueOrThrow({
      where: { id },
      select: { accountId: true },
    })

    await app.services.database.markDenial.createMany({
      data: Array.from({ length: LIMITS.markDenials }, (_, sample) => ({
        accountId,
        recordId: id,
        sample: 10_000_000 + sample,
        kind: first.kind,
        saidAt: new Date(),
      })),
    })

    expect((await say(first, true)).msg).toBe('一份记录最多记下1000处“不是”')
    await say({ ...first, sample: 10_000_000 }, false)
    expect((await say(first, true)).code).toBe('1000')
  })
})
