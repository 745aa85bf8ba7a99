// A file of its own, since its services have hardly a thread and no queue.
import { randomUUID } from 'node:crypto'
import { formatSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { expect, it } from 'vitest'
import { LIMITS } from '../../config/limits.ts'
import { createThreads } from '../../ports/threads.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const rhythm = { kind: 'sinus', heartRate: 72 } as const
const ecg = createEcg({ person, seed: 7, rateHz: SAMPLE_RATE, rhythm })
const ecgContent = formatSamples(ecg.read(300 * SAMPLE_RATE))

it('an ECG for which there is no thread is refused at once, stores nothing, and may come again', async () => {
  const app = await startTestApp({
    services: { threads: createThreads({ threads: 1, waiting: 0 }) },
  })

  const owner = await app.logIn('13900000031')
  await owner.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

  const send = (measurementId: string) =>
    app.http().post('/api/monitor/v1/app/save-ecg').set('authorization', owner.token).send({
      measurementId,
      deviceType: '10040001',
      deviceCode: 'KE07715502',
      startedAt: '2026-03-02T08:36:00+08:00',
      ecgContent,
      complete: true,
    })

  const ids = [randomUUID(), randomUUID()]
  const answers = await Promise.all(ids.map(send))
  const refused = answers.findIndex(({ status }) => status === 503)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['1000', '503']))
  expect(answers[refused]?.headers['retry-after']).toBe(String(LIMITS.retryAfterSeconds))
  expect(answers[refused]?.body).toEqual({ code: '503', msg: '服务器正忙，请稍后再试', data: null })
  expect(await app.services.database.ecgRecord.count()).toBe(1)

  expect((await send(ids[refused] ?? '')).body).toMatchObject({
    code: '1000',
    data: { stored: 'new' },
  })

  await app.stop()
})

it('the tRPC face says when to come again too', async () => {
  const app = await startTestApp({
    services: { threads: createThreads({ threads: 0, waiting: 0 }) },
  })

  const owner = await app.logIn('13900000032')
  await owner.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

  const { status, headers, body } = await app
    .http()
    .post('/api/trpc/ecg.saveEcgRecord')
    .set('authorization', owner.token)
    .send({
      measurementId: randomUUID(),
      deviceType: '10040001',
      deviceCode: 'KE07715502',
      startedAt: '2026-03-02T08:36:00+08:00',
      ecgContent,
      complete: true,
    })

  expect(status).toBe(503)
  expect(headers['retry-after']).toBe(String(LIMITS.retryAfterSeconds))
  expect(body.error).toMatchObject({ data: { failure: { code: '503' } } })
  await app.stop()
})
