// @vitest-environment jsdom
import { formatSamples } from '@kangban/ecg-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { testConfig } from '../config/testing/config.ts'
import { useToasts } from '../shared/ui/layers/toast.ts'
import { failed, type FakeService, fakeService } from '../testing/fake-service.ts'
import { allKept, keepEcg } from './kept-ecg.ts'
import { keptErrorText } from './kept-error.ts'
import { freshDatabase, heart, logInAs, measurement } from './testing/kept.ts'

let service: FakeService

const THERE = {
  recordStartTime: '2024-01-02 12:00:00',
  durationStr: '30秒',
  completed: true,
  labeled: true,
  pdfFilePath: null,
}

const list = (userCode?: string) =>
  client.ecg.listEcgMeasurements.query({ measurementDate: '2024-01-02', userCode })

const starts = async (userCode?: string) =>
  (await list(userCode)).map(({ recordStartTime }) => recordStartTime)

beforeEach(() => {
  freshDatabase()
  logInAs('U1')
  testConfig({ apiBase: 'https://service.test', backend: 'documented' })
  queryClient.clear()
  useToasts.setState({ items: [] })
  service = fakeService({ 'ecg.listEcgMeasurements': () => [THERE] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  location.hash = '#/theHeartList'
})

describe('saving an ECG where no call takes one', () => {
  it('keeps it on the phone without asking the network, and answers as our service does', async () => {
    const id = `phone-${measurement(1).measurementId}`
    const saved = await client.ecg.saveEcgRecord.mutate(measurement(1))

    expect(saved).toMatchObject({
      id,
      dataTime: '2024-01-02T08:36:12+08:00',
      heartRat: 75,
      stored: 'new',
    })

    expect(saved.qt).toBeTypeOf('number')

    expect(await client.ecg.saveEcgRecord.mutate(measurement(1))).toEqual({
      ...saved,
      stored: 'already',
    })

    expect(await allKept()).toHaveLength(1)
    expect(service.asked).toEqual([])
  })

  it('fails with words for the person where the phone has no room', async () => {
    vi.stubGlobal('indexedDB', undefined)

    const failure: unknown = await client.ecg.saveEcgRecord
      .mutate(measurement(1))
      .catch((cause: unknown) => cause)

    expect(keptErrorText(failure)).toContain('不允许')
  })

  it('is sent as before to our own service', async () => {
    testConfig({ apiBase: 'https://service.test', backend: 'kangban' })
    service.answer('ecg.saveEcgRecord', () => null)
    await client.ecg.saveEcgRecord.mutate(measurement(1)).catch(() => undefined)
    expect(service.calls.map(({ name }) => name)).toEqual(['ecg.saveEcgRecord'])
    expect(await allKept()).toEqual([])
  })
})

describe('the measurements of a day', () => {
  it('are those of the back end, then those of the phone, oldest first', async () => {
    await keepEcg(measurement(1, { startedAt: '2024-01-02T01:00:00Z' }), 65 * 512)
    await keepEcg(measurement(2, { complete: false }), 30 * 512)
    await keepEcg(measurement(3, { startedAt: '2024-01-01T01:00:00Z' }), 30 * 512)
    const [there, older, newer] = await list('U1')
    expect(there).toMatchObject(THERE)

    expect(older).toMatchObject({
      finding: 'clear',
      id: `phone-${measurement(2).measurementId}`,
      recordStartTime: '2024-01-02 08:36:12',
      durationStr: '30秒',
      completed: false,
      labeled: true,
      pdfFilePath: null,
    })

    expect(newer).toMatchObject({ recordStartTime: '2024-01-02 09:00:00', durationStr: '1分05秒' })
    expect(await list()).toHaveLength(3)
  })

  it('shows what is kept when the call fails', async () => {
    await keepEcg(measurement(1), 30 * 512)
    service.offline = true
    expect(await starts('U1')).toEqual(['2024-01-02 08:36:12'])
  })

  it('fails as before when the call fails and nothing is kept', async () => {
    service.answer('ecg.listEcgMeasurements', failed('500', '系统忙'))
    await expect(list('U1')).rejects.toThrow('系统忙')
  })

  it('shows what the back end has when the phone cannot read what it keeps', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await starts('U1')).toEqual([THERE.recordStartTime])
  })

  it('of a relative are only those of the back end', async () => {
    await keepEcg(measurement(1), 30 * 512)
    expect(await starts('U2')).toEqual([THERE.recordStartTime])
  })
})

describe('one record', () => {
  it('of the phone has all that our service would say of it', async () => {
    const ecgContent = formatSamples(heart(12, { from: 1000, to: 1200 }))
    const { id } = await keepEcg(measurement(1, { ecgContent, complete: false }), 12 * 512)
    const record = await client.ecg.getEcgRecord.query({ ecgId: id })

    expect(record).toMatchObject({
      id,
      dataTime: '2024-01-02T08:36:12+08:00',
      source: 'recorder',
      complete: false,
      heartRat: 75,
      durationSeconds: 12,
      ecgContent,
      marks: [],
    })

    expect(record?.sentence?.map(({ text }) => text).join('')).toContain('心跳平稳')
    expect(record?.elderSentence).toBeDefined()
    expect(record?.dataContent).toContain('全程平均心率75次/分')
    expect(record?.dataContent).toContain('测量中断，未满预定时长。自动分析，不是诊断。')
    expect(record?.pdfFilePath).toBeUndefined()
    expect(service.asked).toEqual([])
  })

  it('of the phone that is not there, or is another user’s, is not found', async () => {
    const { id } = await keepEcg(measurement(1), 30 * 512)
    logInAs('U2')
    await expect(client.ecg.getEcgRecord.query({ ecgId: id })).rejects.toThrow('心电记录不存在')
    expect(useToasts.getState().items.map(({ title }) => title)).toEqual(['心电记录不存在'])
  })

  it('of the back end is asked of it', async () => {
    const data = {
      heartRat: 80,
      qt: null,
      hrv: null,
      ecgContent: formatSamples(heart(12)),
      dataContent: '',
    }

    service.answer('ecg.getEcgRecord', () => data)
    const record = await client.ecg.getEcgRecord.query({ ecgId: 'E1' })
    expect(record).toMatchObject({ heartRat: 80, durationSeconds: 12 })
    expect(service.calls.map(({ name }) => name)).toEqual(['ecg.getEcgRecord'])
  })
})
