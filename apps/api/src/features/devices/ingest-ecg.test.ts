import { randomUUID } from 'node:crypto'
import { MINUTES_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { DEVICE_TYPES, type EcgListItem } from '@kangban/contracts'
import { formatSamples } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { wearersOf } from './testing/wearers.ts'

const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00'

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const strip = (kind: 'sinus' | 'af', heartRate = 72) =>
  formatSamples(
    createEcg({ person, seed: 7, rateHz: 512, rhythm: { kind, heartRate } }).read(30 * 512),
  )

let app: TestApp
let wearers: ReturnType<typeof wearersOf>

beforeAll(async () => {
  app = await startTestApp()
  wearers = wearersOf(app, 13900090000)
})

afterAll(() => app.stop())

const send = (body: Record<string, unknown>, key = KEY) =>
  app.client().post<{ stored: string; reason: string | null }>(
    '/device/v1/app/ingest-ecg',
    {
      measurementId: randomUUID(),
      battery: 77,
      startedAt: wearers.ago(10),
      ecgContent: strip('sinus'),
      complete: true,
      ...body,
    },
    key ? { 'x-device-key': key } : {},
  )

describe('an ECG that a recorder sends by itself', () => {
  it('is stored with its figures, and the recorder counts as heard of', async () => {
    const owner = await wearers.wearer(DEVICE_TYPES.ecgRecorder)
    const answer = await send({ deviceCode: owner.code })
    expect(answer).toMatchObject({ code: '1000', data: { stored: 'new', reason: null } })
    const { database } = app.services
    const [record] = await database.ecgRecord.findMany({ where: { accountId: owner.accountId } })

    expect(record).toMatchObject({
      source: 'recorder',
      deviceCode: owner.code,
      complete: true,
      rhythm: 'sinus',
    })

    const binding = await database.binding.findUniqueOrThrow({ where: { id: owner.code } })
    expect(binding).toMatchObject({ battery: 77, lastSyncAt: app.clock.now() })
  })

  it('is the same record that its owner would have saved', async () => {
    const owner = await wearers.wearer(DEVICE_TYPES.ecgRecorder)

    const measurement = {
      measurementId: randomUUID(),
      startedAt: wearers.ago(10),
      ecgContent: strip('af', 95),
    }

    await send({ deviceCode: owner.code, ...measurement })

    const again = await owner.post<EcgListItem & { stored: string }>('/monitor/v1/app/save-ecg', {
      ...measurement,
      deviceCode: owner.code,
      deviceType: DEVICE_TYPES.ecgRecorder,
      complete: true,
    })

    expect(again.data.stored).toBe('already')

    expect(
      await app.services.database.ecgRecord.count({ where: { accountId: owner.accountId } }),
    ).toBe(1)
  })

  it('warns of a suspected atrial fibrillation, once, and tells open pages', async () => {
    const owner = await wearers.wearer(DEVICE_TYPES.ecgRecorder)
    const publish = vi.spyOn(app.services.live, 'publish')

    const body = {
      deviceCode: owner.code,
      measurementId: randomUUID(),
      ecgContent: strip('af', 95),
    }

    const answers = await Promise.all([send(body), send(body), send(body)])
    answers.push(await send(body))

    expect(answers.map(({ data }) => data.stored).toSorted()).toEqual([
      'already',
      'already',
      'already',
      'new',
    ])

    expect(await wearers.warningsOf(owner)).toEqual([expect.stringContaining('af-suspected bad')])

    const told = publish.mock.calls.map(([accountId, event]) => [
      accountId,
      event.kind,
      'metric' in event && event.metric,
    ])

    publish.mockRestore()

    expect(told).toEqual([
      [owner.accountId, 'ecg', 'ecg'],
      [owner.accountId, 'reading', 'heartRate'],
      [owner.accountId, 'warning', 'ecg'],
    ])
  })

  it.each([
    ['from the future', -10, 'future'],
    ['older than thirty days', 31 * MINUTES_PER_DAY, 'too-old'],
  ])('is refused %s', async (_, minutesAgo, reason) => {
    const owner = await wearers.wearer(DEVICE_TYPES.ecgRecorder)
    const answer = await send({ deviceCode: owner.code, startedAt: wearers.ago(minutesAgo) })
    expect(answer.data).toEqual({ stored: 'refused', reason })

    expect(
      await app.services.database.ecgRecord.count({ where: { accountId: owner.accountId } }),
    ).toBe(0)
  })

  it('is refused from before its holder had the device', async () => {
    const owner = await wearers.wearer(DEVICE_TYPES.ecgRecorder)
    const boundAt = new Date(app.clock.now().getTime() - 5 * MS_PER_MINUTE)
    await app.services.database.binding.update({ where: { id: owner.code }, data: { boundAt } })

    expect((await send({ deviceCode: owner.code })).data).toEqual({
      stored: 'refused',
      reason: 'not-bound-then',
    })

    expect((await send({ deviceCode: owner.code, startedAt: wearers.ago(4) })).data.stored).toBe(
      'new',
    )
  })

  it('is refused from a device without electrodes', async () => {
    const owner = await wearers.wearer(DEVICE_TYPES.bloodPressureMonitor)

    expect((await send({ deviceCode: owner.code })).data).toEqual({
      stored: 'refused',
      reason: 'not-of-this-device',
    })
  })

  it('[API-133] needs the key of the device, a holder, consent and a heart', async () => {
    const owner = await wearers.wearer(DEVICE_TYPES.ecgRecorder)
    const { code: deviceCode, accountId } = owner

    expect(await send({ deviceCode }, 'feedfeed')).toMatchObject({
      code: '9999',
      msg: '设备验证失败',
    })

    expect(await send({ deviceCode }, '')).toMatchObject({ code: '9999', msg: '设备验证失败' })

    expect(await send({ deviceCode: 'KE00000000' })).toMatchObject({
      code: '9999',
      msg: '设备验证失败',
    })

    expect(await send({ deviceCode, ecgContent: '0.1,0.2' })).toMatchObject({
      msg: '有效心电不足，无法保存',
    })

    await app.services.database.consent.deleteMany({ where: { accountId } })
    expect(await send({ deviceCode })).toMatchObject({ msg: '请先同意健康数据的收集与使用' })

    await app.services.database.device.update({
      where: { code: deviceCode },
      data: { holderId: null },
    })

    expect(await send({ deviceCode })).toMatchObject({ msg: '设备未绑定' })
    expect(await app.services.database.ecgRecord.count({ where: { accountId } })).toBe(0)
  })
})
