// A fibrillation in a day's record is told on home, on the record's page, in the report of the day and to the doctor.
import { randomUUID } from 'node:crypto'
import { MS_PER_HOUR, MS_PER_SECOND } from '@kangban/china-time'
import type {
  contract,
  DailyContent,
  EcgDetail,
  HeartRiskContent,
  HolterDetail,
  ReportRow,
  Sentence,
  WeeklyContent,
} from '@kangban/contracts'
import { encodeSampleBlock, formatSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

type Home = z.infer<typeof contract.home.getHomeSummary.output>
type Doctor = z.infer<typeof contract.doctor.getDoctorPage.output>
type Person = Awaited<ReturnType<TestApp['logIn']>>

const RATE_HZ = 250
const BLOCK = 60 * RATE_HZ

let app: TestApp
let mother: Person
let recordId: string
let stripId: string
let reportIds: Record<'daily' | 'weekly', string>
let token: string

async function recordFibrillation(who: Person): Promise<string> {
  const traits = { id: 'P1', sex: 'female', ageYears: 72, conditions: [] } as const
  const person = createPerson(createRandom(1), { ...traits, conditions: [] })
  const rhythm = { kind: 'af', heartRate: 100 } as const
  const samples = createEcg({ person, seed: 7, rateHz: RATE_HZ, rhythm }).read(3 * BLOCK)

  const { data } = await who.post<{ id: string }>('/monitor/v1/app/holter/begin', {
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-0001',
    startedAt: '2026-03-01T09:00:00+08:00',
    rateHz: RATE_HZ,
  })

  const blocks = [0, 1, 2].map((index) =>
    Buffer.from(encodeSampleBlock(samples.subarray(index * BLOCK, (index + 1) * BLOCK))).toString(
      'base64',
    ),
  )

  await who.post('/monitor/v1/app/holter/blocks', { id: data.id, first: 0, blocks })
  await who.post('/monitor/v1/app/holter/finish', { id: data.id, sampleCount: samples.length })
  await app.services.jobs.idle()
  return data.id
}

/** A strip of the recorder later on the same day. */
async function recordStrip(who: Person): Promise<string> {
  const traits = { id: 'P1', sex: 'female', ageYears: 72, conditions: [] } as const
  const person = createPerson(createRandom(1), { ...traits, conditions: [] })
  const rhythm = { kind: 'af', heartRate: 100 } as const
  const samples = createEcg({ person, seed: 7, rateHz: SAMPLE_RATE, rhythm }).read(30 * SAMPLE_RATE)

  const { data } = await who.post<{ id: string }>('/monitor/v1/app/save-ecg', {
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-0001',
    startedAt: '2026-03-01T12:00:00+08:00',
    ecgContent: formatSamples(samples),
    complete: true,
  })

  return data.id
}

beforeAll(async () => {
  app = await startTestApp()
  mother = await app.logIn('13700360001')
  await mother.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

  const { id } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: mother.userCode },
  })

  await measureDays(app.services.database, id, { from: '2026-02-27', count: 3 })
  recordId = await recordFibrillation(mother)
  stripId = await recordStrip(mother)

  const newest = async (kind: string) => {
    const query = { kind, pn: '1', ps: '1' }
    const { data } = await mother.get<{ list: ReportRow[] }>('/report/v1/app/list', query)
    return data.list[0]?.id ?? ''
  }

  reportIds = { daily: await newest('daily'), weekly: await newest('weekly') }
  const share = { reportId: reportIds.daily, days: 7 }
  token = (await mother.post<{ token: string }>('/report/v1/app/share', share)).data.token
}, 60 * MS_PER_SECOND)

afterAll(() => app.stop())

const textOf = (sentence: Sentence) => sentence.map(({ text }) => text).join('')
const toneOf = (sentence: Sentence) => sentence.at(-1)?.tone

/** What we add to the documented answer. */
const openStrip = async (who: Person, asked: Record<string, string> = {}) => {
  const query = { ecgId: stripId, ...asked }
  const { kangban } = (await who.get<EcgDetail>('/monitor/v1/app/find-ecg-info', query)).data
  return kangban ?? { sentence: [], elderSentence: [], advice: null }
}

const openRecord = async (who: Person, asked: Record<string, string> = {}) =>
  (await who.get<HolterDetail>('/monitor/v1/app/holter/info', { id: recordId, ...asked })).data

async function told() {
  const home = (await mother.get<Home>('/monitor/v1/app/home-summary')).data

  const open = async <T>(kind: 'daily' | 'weekly') =>
    (await mother.get<T>('/report/v1/app/detail', { kind, id: reportIds[kind] })).data

  return {
    home,
    record: await openRecord(mother),
    strip: await openStrip(mother),
    report: await open<DailyContent>('daily'),
    week: await open<WeeklyContent>('weekly'),
    shared: (await app.client().get<DailyContent>('/report/v1/share', { token })).data,
    screening: (await mother.get<HeartRiskContent>('/report/v1/app/heart-risk')).data,
  }
}

/** Who is shared ECGs alone. */
async function friendOf({ userCode }: Person): Promise<Person> {
  const friend = await app.logIn('13700360002')
  const { account, familyGrant } = app.services.database
  const owner = await account.findUniqueOrThrow({ where: { userCode } })
  const viewer = await account.findUniqueOrThrow({ where: { userCode: friend.userCode } })
  const at = app.clock.now()

  await familyGrant.create({
    data: {
      id: randomUUID(),
      ownerId: owner.id,
      viewerId: viewer.id,
      phoneHash: viewer.phoneHash,
      phoneCipher: '',
      nameCipher: '',
      areas: 'ecg',
      createdAt: at,
      acceptedAt: at,
    },
  })

  return friend
}

describe('a fibrillation of yesterday', () => {
  it.each([
    ['10:00', 0, '请今天把心电给医生看'],
    ['19:00', 9 * MS_PER_HOUR, '请尽快把心电给医生看'],
  ])('is told with one advice everywhere and in both modes at %s', async (_, later, advice) => {
    app.clock.advance(later)
    const { home, record, strip, report, week, shared, screening } = await told()
    expect(home.matters[0]?.advice).toBe(advice)
    expect(strip.advice).toBe(advice)
    const pages = [home, record, strip, report, week, shared, screening]

    for (const { sentence, elderSentence } of pages)
      for (const words of [sentence, elderSentence]) {
        expect(textOf(words)).toContain('疑似房颤')
        expect(textOf(words)).toMatch(new RegExp(`[，；]${advice}。$`))
        expect(toneOf(words)).toBe('bad')
      }

    for (const all of [report.advice, shared.advice, screening.advice]) expect(all[0]).toBe(advice)
    expect(`请${week.goals[0]?.title}`).toBe(advice)

    const { conclusions } = (
      await mother.get<Doctor>('/report/v1/app/doctor-page', { form: 'doctor' })
    ).data

    expect(conclusions[0]).toMatchObject({ level: 'bad' })
    expect(conclusions[0]?.title).toContain('疑似房颤')
  })

  it('is told without what waits to whom no warnings are shared', async () => {
    const friend = await friendOf(mother)
    const asked = { userCode: mother.userCode }

    for (const { sentence } of [await openRecord(friend, asked), await openStrip(friend, asked)])
      expect(textOf(sentence)).toMatch(/疑似房颤，还没问过医生就请尽快把心电给医生看。$/)
  })

  it('is a thing of the past on every page once a doctor has been asked', async () => {
    const ids = (await told()).home.matters.flatMap((matter) => matter.ids)
    await mother.post('/monitor/v1/abnormal/read', { ids, handledAs: '已给医生看' })
    const { home, record, strip, report, week, shared } = await told()
    expect(home.openMatters).toBe(0)

    for (const { sentence, elderSentence } of [record, strip, report, week, shared])
      for (const words of [sentence, elderSentence])
        expect(textOf(words)).toMatch(/疑似房颤，还没问过医生就请尽快把心电给医生看。$/)
  })
})
