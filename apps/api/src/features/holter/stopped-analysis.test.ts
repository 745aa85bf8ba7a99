// A file of its own, since it ends its service, and a service that a test starts begins with an empty database.
import { randomUUID } from 'node:crypto'
import { encodeSampleBlock } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/start-test-app.ts'

const RATE_HZ = 250

it('leaves a record to whoever comes next when the service stops', async () => {
  const app = await startTestApp()
  const owner = await app.logIn('13900000005')
  await owner.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

  const person = createPerson(createRandom(1), {
    id: 'P1',
    sex: 'female',
    ageYears: 72,
    conditions: [],
  })

  const rhythm = { kind: 'sinus', heartRate: 72 } as const
  const samples = createEcg({ person, seed: 7, rateHz: RATE_HZ, rhythm }).read(60 * RATE_HZ)

  const { id } = (
    await owner.post<{ id: string }>('/monitor/v1/app/holter/begin', {
      measurementId: randomUUID(),
      deviceType: '10040001',
      deviceCode: 'ECG-0001',
      startedAt: '2026-03-01T08:00:00+08:00',
      rateHz: RATE_HZ,
    })
  ).data

  const blocks = [Buffer.from(encodeSampleBlock(samples)).toString('base64')]
  await owner.post('/monitor/v1/app/holter/blocks', { id, first: 0, blocks })
  const finish = { id, sampleCount: samples.length }

  expect((await owner.post('/monitor/v1/app/holter/finish', finish)).data).toEqual({
    status: 'analysing',
  })

  await app.services.jobs.stop()
  expect(await app.services.jobs.standing('holter-analysis', id)).toBe('open')

  expect((await owner.get('/monitor/v1/app/holter/info', { id })).data).toMatchObject({
    status: 'analysing',
  })

  await app.stop()
})
