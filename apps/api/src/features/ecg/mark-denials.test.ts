import { randomUUID } from 'node:crypto'
import type { DoctorPage, EcgDetail, MarkDenial } from '@kangban/contracts'
import { formatSamples } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../config/limits.ts'
import { readPdf } from '../../shared/pdf/testing/read-pdf.ts'
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

type Parser = Parameters<ReturnType<ReturnType<TestApp['http']>['get']>['parse']>[0]

const bytesOf: Parser = (stream, done) => {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => done(null, Buffer.concat(chunks)))
}

/** The text of the PDF of the record, without breaks. */
async function printed(): Promise<string> {
  const link = (await seen())?.pdfFilePath ?? ''
  const { body } = await app.http().get(link).buffer(true).parse(bytesOf)

  return readPdf(body as Buffer)
    .texts.join('')
    .replaceAll('\n', '')
}

/** How many marks of this person's strips the doctor is told to be denied. */
async function told(): Promise<number> {
  const { data } = await user.get<DoctorPage>('/report/v1/app/doctor-page', { form: 'doctor' })
  return Number(/本人说其中 (\d+) 处标记不是/.exec(data.ecg.text)?.[1] ?? 0)
}

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

  it('is struck through in the PDF and counted on the doctor’s page, until it is taken back', async () => {
    expect(await printed()).not.toContain('本人说')
    const before = await told()
    await say(first, true)
    expect(await printed()).toContain('本人说其中 1 处标记不是。')
    expect(await told()).toBe(before + 1)
    await say(first, false)
    expect(await printed()).not.toContain('本人说')
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
