import { readFileSync } from 'node:fs'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { parseWfdbHeader, readWfdbSignal } from '@kangban/ecg-core'
import { qtcText } from '@kangban/rules/ecg/ecg-figures'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../../../../../../prisma/seed/seed.ts'
import { createVault } from '../../../security/vault.ts'
import { unpackSamples } from '../../../shared/ecg/ecg-samples.ts'
import { readPdf } from '../../../shared/pdf/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { BOM, csvLine } from './csv.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let files: Record<string, Uint8Array>

const linkOf = async (person = user) =>
  (await person.get<{ url: string }>('/user/v1/account/export-link')).data.url

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

beforeAll(async () => {
  app = await startTestApp()

  await seed({
    database: app.services.database,
    vaultFor: (nonces) => createVault(app.services.config, nonces),
    filesWith: () => app.services.files,
    seed: 1,
    today: '2026-03-02',
    now: app.clock.now(),
    adminPhone: '13800000000',
    days: 10,
  })

  user = await app.logIn('13800000001')

  accountId = (
    await app.services.database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  ).id

  const answer = await download(await linkOf())
  expect(answer.headers['content-type']).toBe('application/zip')
  files = unzipSync(new Uint8Array(answer.body as Buffer))
}, 120_000)

afterAll(() => app.stop())

const textOf = (path: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[path])

const linesOf = (path: string): string[] => textOf(path).slice(BOM.length).trim().split('\r\n')
/** A line of a PDF may break anywhere between Han. */
const flat = (text: string): string => text.replaceAll(/\s/g, '')
const named = (pattern: RegExp) => Object.keys(files).filter((path) => pattern.test(path))

describe('the ZIP of all own data', () => {
  it('has a table for every metric, which spreadsheets know for UTF-8, with every value', async () => {
    const { database } = app.services
    const readings = (kind: string) => database.reading.count({ where: { accountId, kind } })

    const expected = {
      '指标/心率.csv': await readings('heartRate'),
      '指标/血氧.csv': await readings('oxygen'),
      '指标/皮肤温度.csv': await readings('temperature'),
      '指标/步数.csv': await readings('steps'),
      '指标/血压.csv': await database.bloodPressure.count({ where: { accountId } }),
      '指标/睡眠.csv': await database.sleepNight.count({ where: { accountId } }),
      '指标/预警事件.csv': await database.warning.count({ where: { accountId } }),
    }

    expect(expected['指标/心率.csv']).toBeGreaterThan(2000)

    for (const [path, rows] of Object.entries(expected)) {
      expect(textOf(path).startsWith(BOM)).toBe(true)
      expect([path, linesOf(path).length - 1]).toEqual([path, rows])
      expect(textOf(path)).not.toMatch(/NaN|undefined|null|\[object/)
    }

    const first = await database.reading.findFirstOrThrow({
      where: { accountId, kind: 'heartRate' },
      orderBy: { at: 'asc' },
    })

    const [at, value, source] = linesOf('指标/心率.csv')[1]?.split(',') ?? []
    expect(new Date(`${at?.replace(' ', 'T')}+08:00`)).toEqual(first.at)
    expect([Number(value), source]).toEqual([first.value, '手表'])
  })

  it('has every ECG as WFDB, sample by sample, and as a report', async () => {
    const records = await app.services.database.ecgRecord.findMany({ where: { accountId } })
    expect(records.length).toBeGreaterThan(0)
    const headers = named(/^心电\/.*\.hea$/)
    expect(headers).toHaveLength(records.length)
    expect(named(/^心电\/.*\.atr$/)).toHaveLength(records.length)
    const pdfs = named(/^心电报告\/.*\.pdf$/)
    expect(pdfs).toHaveLength(records.length)
    for (const path of [...pdfs, '报告/给医生看的一页纸.pdf'])
      expect(textOf(path).slice(0, 5)).toBe('%PDF-')

    const record = records.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())[0]
    const path = headers.toSorted((a, b) => a.slice(-19).localeCompare(b.slice(-19)))[0] ?? ''
    const signal = files[path.replace(/hea$/, 'dat')] ?? new Uint8Array()
    const read = readWfdbSignal(parseWfdbHeader(textOf(path)), signal, 0)
    const stored = unpackSamples(record?.samples ?? new Uint8Array())
    const apart = [...read].filter((sample, i) => Math.abs(sample - (stored[i] ?? 0)) > 0.0006)
    expect([read.length, apart.length]).toEqual([stored.length, 0])
  })

  it('tells of each ECG the QTc of its page, how far its beats lie apart and how many they were', async () => {
    const { ecgRecord } = app.services.database

    const records = await ecgRecord.findMany({
      where: { accountId },
      orderBy: { startedAt: 'asc' },
    })

    const [head = [], ...rows] = linesOf('心电/心电记录.csv').map((line) => line.split(','))

    const places = ['QTc（毫秒）', 'QTc 标准差（毫秒）', 'QTc 按多少次心跳'].map((name) =>
      head.indexOf(name),
    )

    const told = rows.map((cells) => places.map((place) => cells[place]))

    expect(told).toEqual(
      records.map((record) => {
        const text = qtcText(record)
        if (text === null) return ['', '', '']
        return [...(text.match(/\d+/g) ?? []), String(record.qtcBeats)]
      }),
    )

    expect(told.some(([, spread]) => spread !== '')).toBe(true)
  })

  it('has every report as a PDF of its own, named by its day, and all of them in one table', async () => {
    // Nobody had opened a report before: the export made them.
    const reports = await app.services.database.report.findMany({ where: { accountId } })
    const folders = { daily: '日报', weekly: '周报', 'heart-risk': '心脏隐患报告' }
    expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(Object.keys(folders)))

    const expected = reports.map(
      ({ kind, day }) => `报告/${folders[kind as keyof typeof folders]}/${day}.pdf`,
    )

    expect(named(/^报告\/.+\/.+\.pdf$/).toSorted()).toEqual(expected.toSorted())
    expect(linesOf('报告/日报和周报.csv')).toHaveLength(reports.length + 1)

    const unsaid = reports.filter(({ kind, day, content }) => {
      const path = `报告/${folders[kind as keyof typeof folders]}/${day}.pdf`
      const said = flat(readPdf(files[path] ?? new Uint8Array()).texts.join(''))
      const { sentence } = content as { sentence: { text: string }[] }
      const wanted = ['王桂兰', sentence.map(({ text }) => text).join('')]
      return !wanted.every((words) => said.includes(flat(words)))
    })

    expect(unsaid).toEqual([])
  })

  it('has the long record whole, with the sum of all its samples in the header', async () => {
    const [path = ''] = named(/^动态心电\/.*\.hea$/)
    const header = parseWfdbHeader(textOf(path))
    const signal = files[path.replace(/hea$/, 'dat')] ?? new Uint8Array()
    const held = await app.services.database.holterRecord.findFirstOrThrow({ where: { accountId } })
    expect(header.samples).toBe(held.sampleCount)
    expect(signal.length).toBe((held.sampleCount ?? 0) * 2)
    const view = new DataView(signal.buffer, signal.byteOffset, signal.byteLength)
    let sum = 0
    for (let at = 0; at < signal.length; at += 2) sum = (sum + view.getInt16(at, true)) | 0
    expect(header.signals[0]?.checksum).toBe((sum << 16) >> 16)
  })

  it('tells of the account, the person, their family and contacts, in clear', () => {
    expect(textOf('账号/账号.csv')).toContain('手机号,13800000001')
    const profile = linesOf('账号/个人资料.csv')
    expect(profile).toEqual(expect.arrayContaining(['姓名或名称,王桂兰', '身高（厘米）,158']))
    expect(profile.join()).toMatch(/身份证号,\t?999999\d{11}[\dX]/)
    expect(textOf('账号/紧急联系人.csv')).toMatch(/13800000002[^]*13800000009/)

    expect(textOf('账号/允许查看的家人.csv')).toMatch(
      /李建军（儿子）.*13800000002|13800000002.*李建军（儿子）/,
    )

    const tags = linesOf('账号/病史.csv').join()
    for (const tag of ['高血压', '心房颤动']) expect(tags).toContain(tag)
    expect(linesOf('账号/设备.csv')).toHaveLength(1 + 3)
  })

  it('has each stage of each night with its times, and what was found in a long record', async () => {
    const nights = await app.services.database.sleepNight.findMany({ where: { accountId } })
    const stages = nights.flatMap((night) => night.stages as object[])
    const lines = linesOf('指标/睡眠分期.csv').slice(1)
    expect(lines).toHaveLength(stages.length)
    const [first] = nights.toSorted((a, b) => a.day.localeCompare(b.day))
    const ofFirst = lines.filter((line) => line.startsWith(first?.day ?? 'none'))
    const [, from] = ofFirst[0]?.split(',') ?? []
    const to = ofFirst.at(-1)?.split(',')[2]
    expect(new Date(`${from?.replace(' ', 'T')}+08:00`)).toEqual(first?.startAt)
    expect(new Date(`${to?.replace(' ', 'T')}+08:00`)).toEqual(first?.endAt)
    expect(textOf('动态心电/分析结果.csv')).toMatch(/holter_\d+\w*,平均心率,\d+,次\/分,/)
    expect(linesOf('动态心电/值得留意的片段.csv')).toHaveLength(1)
  })

  it('tells in Chinese what it is, and has a Chinese head for every column', () => {
    expect(textOf('请先看我.txt')).toContain('王桂兰的全部数据')
    expect(textOf('请先看我.txt')).toContain('周报是那一周的周一')
    const tables = named(/\.csv$/)
    expect(tables.length).toBeGreaterThan(20)

    const foreign = tables.flatMap((path) => {
      const heads = linesOf(path)[0]?.split(',') ?? []
      return heads.filter((head) => !/\p{Script=Han}|^(QTc?|HRV)/u.test(head))
    })

    expect(foreign).toEqual([])
    const profile = linesOf('账号/个人资料.csv')
    expect(profile).toContain('性别,女')
    const untranslated = profile.filter((line) => !/^\p{Script=Han}/u.test(line))
    expect(untranslated).toEqual([])
  })

  it('holds nothing sealed, no hash, and nobody else', async () => {
    const text = named(/\.(csv|txt)$/)
      .map(textOf)
      .join('\n')

    expect(text).not.toMatch(/demo\.[A-Za-z0-9+/=]{20}/)
    const { database } = app.services
    const others = await database.account.findMany({ where: { id: { not: accountId } } })
    for (const { userCode, id } of others)
      for (const one of [userCode, id]) expect(text).not.toContain(one)

    const sessions = await database.session.findMany({ where: { accountId } })
    for (const { tokenHash } of sessions) expect(text).not.toContain(tokenHash)
  })

  it('has the pictures that were uploaded', async () => {
    const stored = await app.services.database.storedFile.count({ where: { accountId } })
    expect(named(/^图片\//)).toHaveLength(stored)
    for (const path of named(/^图片\//)) expect(files[path]?.slice(0, 2)).toEqual(JPEG)
  })

  it('forgets no table that belongs to an account', () => {
    const schema = readFileSync(
      new URL('../../../../../../prisma/schema.prisma', import.meta.url),
      'utf8',
    )

    const owned = [...schema.matchAll(/^model (\w+) \{\n(?:[^}]*\n)? *accountId /gm)].map(
      ([, model]) => model ?? '',
    )

    // Notes of the service for itself: which calls it has answered, what it has still to do, what has changed, what is made, and
    // what it has reckoned of readings that are exported.
    const internal = ['IdempotencyKey', 'LiveNote', 'Job', 'HealthMark', 'ReportsMade', 'DayFigure']

    expect(owned.filter((model) => !internal.includes(model)).toSorted()).toEqual(
      EXPORTED.toSorted(),
    )
  })

  it('is there for an account that holds nothing yet', async () => {
    const fresh = await app.logIn('13700004001')
    const answer = await download(await linkOf(fresh))
    const held = Object.keys(unzipSync(new Uint8Array(answer.body as Buffer)))
    expect(held).toContain('请先看我.txt')
    expect(held).toContain('指标/心率.csv')
    expect(held.filter((path) => /^报告\/.+\//.test(path))).toEqual([])
  })
})

/** The tables behind the sections; a new one needs a section and a line here. */
const EXPORTED = [
  'Session',
  'SecurityEvent',
  'Consent',
  'Profile',
  'ProfileTag',
  'Medicine',
  'Reminder',
  'ReminderMark',
  'ReminderNotice',
  'Rescue',
  'PushTarget',
  'Contact',
  'Binding',
  'Reading',
  'BloodPressure',
  'ManualReading',
  'MomentNote',
  'SleepNight',
  'EcgRecord',
  'HolterRecord',
  'MarkDenial',
  'Warning',
  'Goal',
  'MeasurementComparison',
  'PointsEntry',
  'SignIn',
  'Draw',
  'Participation',
  'Report',
  'DoctorShare',
  'SurveyAnswer',
  'StoredFile',
  'ArchiveDocument',
  'Feedback',
  'Entitlement',
  'Appointment',
  'ServiceClick',
]

const JPEG = new Uint8Array([0xff, 0xd8])

describe('its link', () => {
  it("is refused when it was changed, when it is another person's, and after five minutes", async () => {
    const url = await linkOf()
    const other = await app.logIn('13700004002')

    const told = async (link: string) =>
      ((await app.http().get(link)).body as { msg: string } | undefined)?.msg

    const ended = '下载链接已过期，请返回重新导出'
    expect(await told(url.replace(user.userCode, other.userCode))).toBe(ended)
    expect(await told(url.slice(0, -1))).toBe(ended)
    app.clock.advance(5 * MS_PER_MINUTE)
    expect(await told(url)).toBe(ended)
  })

  it('gives one ZIP of an account at a time', async () => {
    const url = await linkOf()
    const answers = await Promise.all([download(url), download(url)])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 429])
    expect((await download(await linkOf())).status).toBe(200)
  })
})

describe('a table', () => {
  it('runs no formula, keeps long numbers whole, and quotes what would break a line', () => {
    expect(csvLine(['=1+1', '+86', '999999195403187828', '说"好"，\n行', -3, true, null])).toBe(
      '\t=1+1,\t+86,\t999999195403187828,"说""好""，\n行",-3,是,\r\n',
    )
  })
})
