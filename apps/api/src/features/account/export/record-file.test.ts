import { MS_PER_MINUTE } from '@kangban/china-time'
import {
  decodeSampleBlock,
  openEdf,
  openWfdbRecord,
  readWfdbAnnotations,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../../../../../../prisma/seed/seed.ts'
import { createVault } from '../../../security/vault.ts'
import { unpackSamples } from '../../../shared/ecg/ecg-samples.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

const ECG_LINK = '/monitor/v1/app/ecg/file-link'
const HOLTER_LINK = '/monitor/v1/app/holter/file-link'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let ecg: { id: string; samples: Uint8Array }
let holter: { id: string; sampleCount: number | null; beats: Uint8Array | null }

beforeAll(async () => {
  app = await startTestApp()
  const { database } = app.services

  await seed({
    database,
    vaultFor: (nonces) => createVault(app.services.config, nonces),
    filesWith: () => app.services.files,
    seed: 1,
    today: '2026-03-02',
    now: app.clock.now(),
    adminPhone: '13800000000',
    days: 10,
  })

  user = await app.logIn('13800000001')
  const whose = { where: { account: { userCode: user.userCode } } }
  ecg = await database.ecgRecord.findFirstOrThrow(whose)
  holter = await database.holterRecord.findFirstOrThrow(whose)
}, 120_000)

afterAll(() => app.stop())

const download = (url: string) =>
  app
    .http()
    .get(url)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done(null, Buffer.concat(parts)))
    })

const ecgLink = async (format: string, person = user) =>
  person.get<{ url: string }>(`${ECG_LINK}?ecgId=${ecg.id}&format=${format}`)

const holterLink = async (format: string, person = user) =>
  person.get<{ url: string }>(`${HOLTER_LINK}?id=${holter.id}&format=${format}`)

async function fileOf(link: Promise<{ data: { url: string } }>) {
  const answer = await download((await link).data.url)
  expect(answer.status).toBe(200)
  return { bytes: new Uint8Array(answer.body as Buffer), headers: answer.headers }
}

/** A record of a ZIP with its beats. */
function unzipped(bytes: Uint8Array) {
  const files = unzipSync(bytes)

  const name =
    Object.keys(files)
      .find((file) => file.endsWith('.hea'))
      ?.slice(0, -4) ?? ''

  const record = openWfdbRecord(name, (file) => files[file] ?? new Uint8Array())
  const beats = readWfdbAnnotations(files[`${name}.atr`] ?? new Uint8Array(), SAMPLE_RATE)
  return { ...record, beats }
}

const apart = (one: Float32Array, other: Float32Array): number[] =>
  Array.from(one.keys()).filter((i) => {
    const [a = NaN, b = NaN] = [one[i], other[i]]
    return Number.isNaN(a) ? !Number.isNaN(b) : !(Math.abs(a - b) < 0.0006)
  })

describe('a record as a file', () => {
  it('has an ECG as EDF+ and as WFDB, sample by sample, with the same beats', async () => {
    const stored = unpackSamples(ecg.samples)
    const { bytes, headers } = await fileOf(ecgLink('edf'))
    expect(headers['content-disposition']).toMatch(/filename="ecg_\d{8}_\d{6}\.edf"/)
    const edf = openEdf(bytes)
    expect(edf.leads).toEqual([{ name: 'ECG I', unit: 'uV', rateHz: SAMPLE_RATE }])
    expect(edf.millivolts(0)).toHaveLength(stored.length)
    expect(apart(stored, edf.millivolts(0))).toEqual([])
    const wfdb = unzipped((await fileOf(ecgLink('wfdb'))).bytes)
    expect(apart(stored, wfdb.millivolts(0))).toEqual([])
    expect(wfdb.beats.length).toBeGreaterThan(0)

    expect(
      edf.annotations.map(({ onset, text }) => [Math.round(onset * SAMPLE_RATE), text]),
    ).toEqual(wfdb.beats.map(({ sample, symbol }) => [sample, symbol]))

    expect(edf.startedAt.slice(11, 19)).toBe(wfdb.header.baseTime?.slice(0, 8))
    expect(edf.header.patient).toBe('X X X X')
  })

  it('has a record of many hours as EDF+ and as WFDB, with the beats of its analysis', async () => {
    const edf = openEdf((await fileOf(holterLink('edf'))).bytes)
    const wfdb = unzipped((await fileOf(holterLink('wfdb'))).bytes)
    const samples = edf.millivolts(0)
    expect(samples).toHaveLength(holter.sampleCount ?? NaN)
    expect(apart(samples, wfdb.millivolts(0))).toEqual([])

    const first = await app.services.database.holterBlock.findFirstOrThrow({
      where: { recordId: holter.id },
      orderBy: { index: 'asc' },
    })

    const block = decodeSampleBlock(first.samples)
    expect(apart(block, samples.subarray(0, block.length))).toEqual([])
    expect(edf.annotations.length).toBeGreaterThan(0)
    expect(edf.annotations).toHaveLength(wfdb.beats.length)
  }, 60_000)

  it('gives nobody a link to a record of somebody else, nor to one that is still measured', async () => {
    const other = await app.logIn('13800000002')
    expect(await ecgLink('edf', other)).toMatchObject({ code: '9999', msg: '心电记录不存在' })
    const unknown = { code: '9999', msg: '动态心电记录不存在' }
    expect(await holterLink('edf', other)).toMatchObject(unknown)
    const { database } = app.services
    const { sampleCount } = holter
    await database.holterRecord.update({ where: { id: holter.id }, data: { sampleCount: null } })
    const unfinished = await holterLink('edf')
    await database.holterRecord.update({ where: { id: holter.id }, data: { sampleCount } })
    expect(unfinished).toMatchObject(unknown)
    expect(await holterLink('edf')).toMatchObject({ code: '1000' })
  })

  it('opens a link for the record and the format that it was made for, until it ends', async () => {
    const { url } = (await ecgLink('edf')).data

    const told = async (link: string) =>
      ((await app.http().get(link)).body as { msg?: string }).msg ?? ''

    const ended = '下载链接已过期，请返回重新导出'

    for (const wrong of [
      url.replace('.edf', '.zip'),
      url.replace('/ecg/', '/holter/'),
      url.replace(ecg.id, 'another'),
      url.slice(0, -1),
      url.replace('.edf', ''),
    ])
      expect(await told(wrong)).toBe(ended)

    await fileOf(ecgLink('edf'))
    app.clock.advance(5 * MS_PER_MINUTE)
    expect(await told(url)).toBe(ended)
  })
})
