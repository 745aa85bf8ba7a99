import { randomUUID } from 'node:crypto'
import {
  BEAT_MARKS,
  type HolterDetail,
  type HolterHead,
  type MarkDenial,
  SAMPLES_A_PAIR,
} from '@kangban/contracts'
import { decodeBeats, decodeSampleBlock, encodeBeats, encodeSampleBlock } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOf } from '../../testing/live-of.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { repairAnalyses } from './analyse-record.ts'

const RATE_HZ = 250
const BLOCK = 60 * RATE_HZ
const STARTED_AT = '2026-03-01T08:00:00+08:00'

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

/** Three minutes and a half. */
const recording = (kind: 'sinus' | 'af' = 'sinus', heartRate = 72) =>
  createEcg({ person, seed: 7, rateHz: RATE_HZ, rhythm: { kind, heartRate } }).read(3.5 * BLOCK)

const blocksOf = (samples: Float32Array): string[] =>
  Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, i) =>
    Buffer.from(encodeSampleBlock(samples.subarray(i * BLOCK, (i + 1) * BLOCK))).toString('base64'),
  )

const toMicrovolts = (millivolts: Float32Array) =>
  Int32Array.from(millivolts, (sample) => Math.round(sample * 1000))

type User = Awaited<ReturnType<TestApp['logIn']>>
let app: TestApp
let user: User
let stranger: User

const beginning = (change: object = {}) => ({
  measurementId: randomUUID(),
  deviceType: '10040001',
  deviceCode: 'ECG-0001',
  startedAt: STARTED_AT,
  rateHz: RATE_HZ,
  ...change,
})

const begin = (change: object = {}, who = user) =>
  who.post<{ id: string; nextBlock: number }>('/monitor/v1/app/holter/begin', beginning(change))

const save = (body: { id: string; first: number; blocks: string[] }, who = user) =>
  who.post<{ nextBlock: number }>('/monitor/v1/app/holter/blocks', body)

const finish = (id: string, sampleCount: number, who = user) =>
  who.post<{ status: string }>('/monitor/v1/app/holter/finish', { id, sampleCount })

const info = (id: string, who = user, userCode?: string) =>
  who.get<HolterDetail>('/monitor/v1/app/holter/info', { id, ...(userCode && { userCode }) })

const blocks = (id: string, first = 0, count = 30, who = user) =>
  who.get<{ first: number; blocks: string[] }>('/monitor/v1/app/holter/blocks', {
    id,
    first: String(first),
    count: String(count),
  })

const beats = (id: string, query: Record<string, string> = {}) =>
  user.get<{ count: number; beats: string }>('/monitor/v1/app/holter/beats', { id, ...query })

const remove = (id: string, who = user) => who.post('/monitor/v1/app/holter/delete', { id })

/** A record that is uploaded, and where asked for finished and analysed. */
async function uploaded(samples: Float32Array, change: object = {}) {
  const { id } = (await begin(change)).data
  await save({ id, first: 0, blocks: blocksOf(samples) })
  return id
}

async function analysed(samples: Float32Array, change: object = {}) {
  const id = await uploaded(samples, change)
  await finish(id, samples.length)
  await app.services.jobs.idle()
  return id
}

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13900000001')
  stranger = await app.logIn('13900000002')

  for (const who of [user, stranger]) {
    await who.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  }
})

afterAll(() => app.stop())

describe('beginning', () => {
  it('gives the same record for the same measurement, also at once', async () => {
    const body = beginning()

    const answers = await Promise.all(
      [1, 2, 3].map(() => user.post<{ id: string }>('/monitor/v1/app/holter/begin', body)),
    )

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)

    expect(
      await app.services.database.holterRecord.count({
        where: { measurementId: body.measurementId },
      }),
    ).toBe(1)
  })

  it('says where a broken upload goes on', async () => {
    const body = beginning()
    const { id } = (await user.post<{ id: string }>('/monitor/v1/app/holter/begin', body)).data
    await save({ id, first: 0, blocks: blocksOf(recording()).slice(0, 2) })

    expect((await user.post('/monitor/v1/app/holter/begin', body)).data).toEqual({
      id,
      nextBlock: 2,
    })
  })

  it('keeps the same number of two people apart', async () => {
    const body = { measurementId: randomUUID() }
    expect((await begin(body)).data.id).not.toBe((await begin(body, stranger)).data.id)
  })

  it('refuses the number of another measurement', async () => {
    const measurementId = randomUUID()
    await begin({ measurementId })

    expect(await begin({ measurementId, rateHz: 500 })).toMatchObject({
      code: '9999',
      msg: '同一测量编号的开始时间或采样率前后不一致',
    })
  })

  it.each([
    [{ rateHz: 99 }, '采样率应为100到1000之间的整数'],
    [{ rateHz: 250.5 }, '采样率应为100到1000之间的整数'],
    [{ measurementId: '1' }, '测量编号格式不正确'],
    [{ deviceType: '10050001' }, '设备类型错误'],
  ])('refuses %o', async (change, msg) => {
    expect(await begin(change)).toMatchObject({ code: '9999', msg })
  })

  it('needs the consent to health data', async () => {
    const newcomer = await app.logIn('13900000003')

    expect(await begin({}, newcomer)).toMatchObject({
      code: '9999',
      msg: '请先同意健康数据的收集与使用',
    })
  })
})

describe('saving blocks', () => {
  const samples = recording()
  const texts = blocksOf(samples)
  const other = blocksOf(recording('sinus', 90))

  it('takes them in order, as they come, and the same again', async () => {
    const { id } = (await begin()).data
    expect((await save({ id, first: 0, blocks: texts.slice(0, 2) })).data).toEqual({ nextBlock: 2 })
    expect((await save({ id, first: 0, blocks: texts.slice(0, 2) })).data).toEqual({ nextBlock: 2 })
    expect((await save({ id, first: 1, blocks: texts.slice(1) })).data).toEqual({ nextBlock: 4 })
    expect((await blocks(id)).data).toEqual({ first: 0, blocks: texts })
  })

  it('stores a block once that is sent many times at once', async () => {
    const { id } = (await begin()).data
    const answers = await Promise.all([1, 2, 3, 4].map(() => save({ id, first: 0, blocks: texts })))
    expect(answers.map(({ data }) => data.nextBlock)).toEqual([4, 4, 4, 4])
    expect(await app.services.database.holterBlock.count({ where: { recordId: id } })).toBe(4)
  })

  it('refuses a gap, another content and a block after the end, and keeps what it has', async () => {
    const id = await uploaded(samples.subarray(0, 2 * BLOCK))

    const refused = async (first: number, sent: string[]) =>
      (await save({ id, first, blocks: sent })).msg

    expect(await refused(3, texts.slice(3))).toBe('数据块不连续，请从第2块继续上传')
    expect(await refused(1, other.slice(1, 2))).toBe('数据块已经保存过，且内容不同')

    expect(await refused(1, [texts[1] ?? '', other[0] ?? '', texts[3] ?? '', texts[0] ?? ''])).toBe(
      '只有最后一个数据块可以短于60秒',
    )

    expect((await save({ id, first: 2, blocks: texts.slice(3) })).data).toEqual({ nextBlock: 3 })
    expect(await refused(3, texts.slice(0, 1))).toBe('记录已经结束，不能再增加数据')
    expect((await blocks(id)).data.blocks).toEqual([texts[0], texts[1], texts[3]])
  })

  it.each([
    [
      'cut short',
      Buffer.from(texts[0] ?? '', 'base64').subarray(0, -40),
      '心电数据块已损坏或不完整，请重新上传',
    ],
    ['no block at all', Buffer.from('heartbeat'), '心电数据块已损坏或不完整，请重新上传'],
    [
      'longer than a minute',
      Buffer.from(encodeSampleBlock(new Float32Array(BLOCK + 1))),
      '数据块超过60秒',
    ],
    [
      'of no sample',
      Buffer.from(encodeSampleBlock(new Float32Array())),
      '只有最后一个数据块可以短于60秒',
    ],
  ])('refuses one that is %s, with all that came beside it', async (_, bytes, msg) => {
    const { id } = (await begin()).data
    const sent = [texts[0] ?? '', bytes.toString('base64')]
    expect(await save({ id, first: 0, blocks: sent })).toMatchObject({ code: '9999', msg })
    expect((await blocks(id)).data.blocks).toEqual([])
  })

  it.each([
    [{ first: 0, blocks: [] }, '一次应上传1到30个数据块'],
    [{ first: 0, blocks: Array.from({ length: 31 }, () => 'AA==') }, '一次应上传1到30个数据块'],
    [{ first: 1500, blocks: ['AA=='] }, '数据块编号应在0到1499之间'],
    [{ first: 1499, blocks: ['AA==', 'AA=='] }, '一次记录最多25小时'],
  ])('refuses a call beyond its limits %#', async (body, msg) => {
    const { id } = (await begin()).data
    expect(await save({ id, ...body })).toMatchObject({ code: '9999', msg })
  })

  it('takes 30 blocks of the worst noise in one call, and none larger than any block can be', async () => {
    const { id } = (await begin()).data
    const random = createRandom(1)
    const noise = Float32Array.from({ length: BLOCK }, () => random.between(-2000, 2000))
    const [text = ''] = blocksOf(noise)
    const call = Array.from({ length: 30 }, () => text)
    expect(JSON.stringify(call).length).toBeGreaterThan(1024 * 1024)
    expect((await save({ id, first: 0, blocks: call })).data).toEqual({ nextBlock: 30 })
    expect((await save({ id, first: 30, blocks: ['A'.repeat(131_073)] })).msg).toBe('数据块过大')
  })

  it('takes nothing after the consent was taken back', async () => {
    const { id } = (await begin()).data
    const { database, clock } = app.services

    const { id: accountId } = await database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    await database.consent.updateMany({ where: { accountId }, data: { revokedAt: clock.now() } })
    expect((await save({ id, first: 0, blocks: texts })).msg).toBe('请先同意健康数据的收集与使用')
    await database.consent.updateMany({ where: { accountId }, data: { revokedAt: null } })
  })
})

describe('finishing', () => {
  it('refuses a record that is not whole', async () => {
    const { id } = (await begin()).data
    expect((await finish(id, 10)).msg).toBe('还没有收到心电数据')
    await save({ id, first: 0, blocks: blocksOf(recording()) })
    expect((await finish(id, 4 * BLOCK)).msg).toBe('数据不完整：应有60000个采样，收到52500个')

    expect((await info(id)).data).toMatchObject({
      status: 'receiving',
      sampleCount: null,
      blocks: 4,
      overview: null,
    })
  })

  it('answers at once and has the record ready when its turn has come', async () => {
    const samples = recording()
    const id = await uploaded(samples)
    const answers = await Promise.all([finish(id, samples.length), finish(id, samples.length)])
    expect(answers.map(({ data }) => data.status)).toEqual(['analysing', 'analysing'])
    await app.services.jobs.idle()
    expect((await finish(id, samples.length)).data.status).toBe('ready')
    expect((await info(id)).data.status).toBe('ready')

    expect((await save({ id, first: 4, blocks: blocksOf(samples).slice(0, 1) })).msg).toContain(
      '记录已经结束',
    )
  })

  it('takes up what an earlier run of the service left', async () => {
    const samples = recording()
    const id = await uploaded(samples)

    await app.services.database.holterRecord.update({
      where: { id },
      data: { status: 'analysing', sampleCount: samples.length },
    })

    await repairAnalyses(app.services)
    await app.services.jobs.idle()
    expect((await info(id)).data.status).toBe('ready')
  })

  it('says that an analysis has failed, and analyses again when it is asked to', async () => {
    const samples = recording()
    const id = await uploaded(samples)
    const { database } = app.services
    const where = { recordId_index: { recordId: id, index: 1 } }
    const kept = await database.holterBlock.findUniqueOrThrow({ where })
    await database.holterBlock.update({ where, data: { samples: kept.samples.slice(0, 20) } })
    const failures: string[] = []
    app.services.jobs.onFailure((cause, work) => failures.push(`${work}: ${String(cause)}`))
    await finish(id, samples.length)

    const after = async () => {
      await app.services.jobs.idle()
      return (await info(id)).data
    }

    // Between its tries it waits a second or two, twice as long before the last.
    await expect.poll(after, { timeout: 15_000 }).toMatchObject({
      status: 'failed',
      sentence: [{ text: '这份记录没有分析完，请再试一次。', tone: 'warn' }],
    })

    expect(failures).toEqual([
      expect.stringMatching(/try 1: .*not a block of samples/),
      expect.stringMatching(/try 2: .*not a block of samples/),
      expect.stringMatching(/try 3, the last,: .*not a block of samples/),
    ])

    // As its last try leaves it when the process dies with it.
    await database.holterRecord.update({ where: { id }, data: { status: 'analysing' } })
    await repairAnalyses(app.services)
    expect((await info(id)).data.status).toBe('failed')

    await database.holterBlock.update({ where, data: { samples: kept.samples } })
    expect((await finish(id, samples.length)).data.status).toBe('analysing')
    await app.services.jobs.idle()
    expect((await info(id)).data.status).toBe('ready')
  })
})

describe('reading', () => {
  const samples = recording('af', 100)
  let id: string

  beforeAll(async () => {
    id = await analysed(samples)
  })

  it('gives figures with their units and methods, hours and episodes', async () => {
    const { data } = await info(id)

    expect(data).toMatchObject({
      startedAt: STARTED_AT,
      rateHz: RATE_HZ,
      sampleCount: samples.length,
      blocks: 4,
    })

    const rate = data.figures.find(({ name }) => name === 'heartRateMean')
    expect(Math.abs((rate?.value ?? 0) - 100)).toBeLessThanOrEqual(5)
    expect(rate).toMatchObject({ unit: '次/分', label: '平均心率' })

    expect(data.figures.every(({ method, windowSeconds }) => method && windowSeconds > 0)).toBe(
      true,
    )

    expect(data.hours).toHaveLength(1)
    const [episode] = data.episodes.filter(({ kind }) => kind === 'suspected-af')
    expect(episode?.seconds).toBeGreaterThan(120)
    expect(data.hours[0]?.afSeconds).toBe(Math.round(episode?.seconds ?? 0))

    expect(data.sentence[0]).toMatchObject({
      tone: 'bad',
      text: expect.stringContaining('疑似房颤'),
    })

    expect(data.elderSentence[0]?.tone).toBe('bad')
  })

  it('gives smallest and largest of each 4,096 samples', async () => {
    const { overview } = (await info(id)).data
    const bytes = Buffer.from(overview?.data ?? '', 'base64')

    const pairs = Array.from({ length: bytes.length / 4 }, (_, i) => [
      bytes.readInt16LE(4 * i),
      bytes.readInt16LE(4 * i + 2),
    ])

    const expected = Array.from({ length: Math.ceil(samples.length / SAMPLES_A_PAIR) }, (_, i) => {
      const values = [...samples.subarray(i * SAMPLES_A_PAIR, (i + 1) * SAMPLES_A_PAIR)].map((v) =>
        Math.round(v * 1000),
      )

      return [Math.min(...values), Math.max(...values)]
    })

    expect(overview?.microvolts).toBe(1)
    expect(pairs).toEqual(expected)
  })

  it('gives the blocks to the microvolt, fewer at the end and none beyond it', async () => {
    const all = (await blocks(id)).data.blocks.map((text) =>
      decodeSampleBlock(Buffer.from(text, 'base64')),
    )

    expect(all.map(({ length }) => length)).toEqual([BLOCK, BLOCK, BLOCK, BLOCK / 2])

    expect(all.map(toMicrovolts)).toEqual(
      all.map((_, i) => toMicrovolts(samples.subarray(i * BLOCK, (i + 1) * BLOCK))),
    )

    expect((await blocks(id, 3, 30)).data.blocks).toHaveLength(1)
    expect((await blocks(id, 4, 30)).data).toEqual({ first: 4, blocks: [] })
    expect((await blocks(id, 0, 31)).msg).toBe('一次应读取1到30个数据块')
  })

  it('gives the beats, all of them or those of a stretch', async () => {
    const all = (await beats(id)).data
    const list = decodeBeats(Buffer.from(all.beats, 'base64'))
    expect(list.beats).toHaveLength(all.count)
    expect(Math.abs(all.count - 350)).toBeLessThan(35)
    const [from, to] = [list.beats[10] ?? 0, list.beats[20] ?? 0]
    const some = (await beats(id, { from: String(from), to: String(to) })).data
    expect(decodeBeats(Buffer.from(some.beats, 'base64')).beats).toEqual(list.beats.slice(10, 20))
  })

  it('lists newest first, a page at a time', async () => {
    const lister = await app.logIn('13900000004')
    await lister.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

    for (const day of ['2026-02-01', '2026-02-03', '2026-02-02']) {
      await begin({ startedAt: `${day}T08:00:00+08:00` }, lister)
    }

    const list = async (pn: string) =>
      (
        await lister.get<{ list: HolterHead[]; total: number }>('/monitor/v1/app/holter/list', {
          pn,
          ps: '2',
        })
      ).data

    expect((await list('1')).list.map(({ startedAt }) => startedAt.slice(0, 10))).toEqual([
      '2026-02-03',
      '2026-02-02',
    ])

    expect(await list('2')).toMatchObject({ total: 3, list: [{ status: 'receiving', blocks: 0 }] })
  })

  it('warns of a suspected atrial fibrillation once, when it began', async () => {
    const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    const warnings = await app.services.database.warning.findMany({
      where: { accountId, kind: 'af-suspected' },
    })

    const [episode] = (await info(id)).data.episodes.filter(({ kind }) => kind === 'suspected-af')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.occurredAt.getTime()).toBeCloseTo(Date.parse(episode?.at ?? ''), -4)
    expect(warnings[0]).toMatchObject({ level: 'bad', value: episode?.heartRate })
  })

  it('is pushed to the open pages of its owner', async () => {
    const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    const stop = new AbortController()
    const events = liveOf(app.services.live, accountId, stop.signal)
    const next = events.next()
    await analysed(recording())
    expect((await next).value).toMatchObject({ kind: 'ecg', metric: 'ecg', at: STARTED_AT })
    stop.abort()
  })
})

describe("somebody else's record", () => {
  it('answers as one that is not there', async () => {
    const samples = recording()
    const id = await analysed(samples)

    const answers = await Promise.all([
      info(id, stranger),
      blocks(id, 0, 1, stranger),
      stranger.get('/monitor/v1/app/holter/beats', { id }),
      save({ id, first: 0, blocks: blocksOf(samples) }, stranger),
      finish(id, samples.length, stranger),
      remove(id, stranger),
      info(randomUUID(), stranger),
    ])

    expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`))).toEqual(
      new Set(['9999 动态心电记录不存在']),
    )

    expect((await info(id, stranger, user.userCode)).code).toBe('401')
  })

  it('opens for a person whom its owner lets see', async () => {
    const id = await analysed(recording())
    const { database } = app.services

    const [owner, viewer] = await Promise.all(
      [user, stranger].map(({ userCode }) =>
        database.account.findUniqueOrThrow({ where: { userCode } }),
      ),
    )

    const grant = await database.familyGrant.create({
      data: {
        id: randomUUID(),
        ownerId: owner?.id ?? '',
        viewerId: viewer?.id ?? null,
        phoneHash: viewer?.phoneHash ?? '',
        phoneCipher: '',
        nameCipher: '',
        areas: 'ecg',
        createdAt: app.clock.now(),
        acceptedAt: app.clock.now(),
      },
    })

    const { userCode } = user
    expect((await info(id, stranger, userCode)).data.status).toBe('ready')
    const query = { pn: '1', ps: '10', userCode }
    const { data } = await stranger.get<{ total: number }>('/monitor/v1/app/holter/list', query)
    expect(data.total).toBeGreaterThan(0)

    expect(
      (
        await stranger.get('/monitor/v1/app/holter/blocks', {
          id,
          first: '0',
          count: '1',
          userCode,
        })
      ).code,
    ).toBe('1000')

    // To see is not to change.
    expect((await stranger.post('/monitor/v1/app/holter/delete', { id, userCode })).code).toBe(
      '401',
    )

    expect((await remove(id, stranger)).msg).toBe('动态心电记录不存在')
    await database.familyGrant.delete({ where: { id: grant.id } })
    expect((await info(id, stranger, userCode)).code).toBe('401')
  })
})

describe('a mark that its owner calls wrong', () => {
  type Said = Pick<MarkDenial, 'sample' | 'kind'> & { denied?: boolean }

  const say = (id: string, { denied = true, ...place }: Said, who = user) =>
    who.post<{ denials: MarkDenial[] }>('/monitor/v1/app/holter/mark-denial', {
      id,
      ...place,
      denied,
    })

  it('is a beat or a stretch of the analysis, stays marked, and goes with the record', async () => {
    const id = await analysed(recording('af', 110), { startedAt: '2026-02-20T08:00:00+08:00' })
    const { database } = app.services
    const before = (await info(id)).data
    const [episode] = before.episodes
    const { accountId } = await database.holterRecord.findUniqueOrThrow({ where: { id } })
    // A beat that is marked, whatever the analysis of this strip finds.
    const list = decodeBeats(Buffer.from((await beats(id)).data.beats, 'base64'))
    const [, beat = 0, normal = 0] = list.beats
    list.kinds[1] = 1
    list.kinds[2] = 0
    await database.holterRecord.update({ where: { id }, data: { beats: encodeBeats(list) } })
    const [kind] = BEAT_MARKS
    const stretch = { sample: episode?.from ?? -1, kind: 'suspected-af' } as const
    expect(episode?.kind).toBe(stretch.kind)

    await say(id, stretch)
    const { data } = await say(id, { sample: beat, kind })
    expect((await say(id, { sample: beat, kind })).data).toEqual(data)
    const after = (await info(id)).data
    expect(after.denials).toEqual(data.denials)
    expect(data.denials).toHaveLength(2)
    expect({ ...after, denials: [] }).toEqual(before)

    const unknown = [
      { sample: normal, kind },
      { sample: stretch.sample + 1, kind: stretch.kind },
      { ...stretch, kind: 'pause' as const },
    ]

    for (const place of unknown) expect((await say(id, place)).msg).toContain('没有找到这处标记')
    expect((await say(id, stretch, stranger)).msg).toBe('动态心电记录不存在')
    const left = (await say(id, { ...stretch, denied: false })).data.denials
    expect(left).toMatchObject([{ sample: beat, kind }])
    await remove(id)
    expect(await database.markDenial.count({ where: { accountId } })).toBe(0)
  })
})

it('a pause is told by its longest interval, which is no rate', async () => {
  const { database } = app.services
  const id = await analysed(recording('af', 110), { startedAt: '2026-02-09T08:00:00+08:00' })
  const { summary } = await database.holterRecord.findUniqueOrThrow({ where: { id } })
  const paused = JSON.stringify(summary).replaceAll('"suspected-af"', '"pause"')

  await database.holterRecord.update({
    where: { id },
    data: { summary: JSON.parse(paused) as object },
  })

  const [episode] = (await info(id)).data.episodes
  expect(episode).toMatchObject({ kind: 'pause', heartRate: null })
  expect(episode?.longestRrMs).toBeGreaterThan(0)
  await remove(id)
})

describe('deleting', () => {
  it('takes the blocks and the warnings of the record along, and nothing else', async () => {
    const { database } = app.services
    const samples = recording('af', 110)
    const kept = await analysed(samples, { startedAt: '2026-02-10T08:00:00+08:00' })
    const id = await analysed(samples, { startedAt: '2026-02-11T08:00:00+08:00' })

    const warnings = () =>
      database.warning.count({
        where: { occurredAt: { gte: new Date('2026-02-10'), lt: new Date('2026-02-12') } },
      })

    expect(await warnings()).toBe(2)
    expect((await remove(id)).code).toBe('1000')
    expect(await warnings()).toBe(1)
    expect(await database.holterBlock.count({ where: { recordId: id } })).toBe(0)
    expect(await database.holterBlock.count({ where: { recordId: kept } })).toBe(4)
    expect((await remove(id)).msg).toBe('动态心电记录不存在')
  })

  it('stops what the record was waiting for', async () => {
    const samples = recording()
    const id = await uploaded(samples)
    await finish(id, samples.length)
    await remove(id)
    await app.services.jobs.idle()
    expect((await info(id)).msg).toBe('动态心电记录不存在')
  })
})
