// A record of some minutes with early beats and a stretch of suspected atrial fibrillation, stored over the API.
import { randomUUID } from 'node:crypto'
import { encodeSampleBlock } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { expect, type Page } from '@playwright/test'
import type { Service } from './service.ts'

const RATE_HZ = 256
const BLOCK_SAMPLES = 60 * RATE_HZ
const MINUTES = 8
/** Fibrillation begins here; before it one beat in about 30 comes early. */
const AF_FROM_SECONDS = 300

interface Session {
  service: Service
  token: string
}

/** Stores the record and waits until it is analysed; gives its id. */
export async function storeEventfulRecord(
  page: Page,
  { service, token }: Session,
): Promise<string> {
  const call = async (path: string, body: object) => {
    const answer = await page.request.post(`${service.url}/api/monitor/v1/app/holter/${path}`, {
      headers: { authorization: token },
      data: body,
    })

    return ((await answer.json()) as { data: { id: string } }).data
  }

  const person = createPerson(createRandom(7), {
    id: 'holter',
    sex: 'female',
    ageYears: 70,
    conditions: [],
  })

  const ecg = createEcg({
    person,
    seed: 7,
    rateHz: RATE_HZ,
    rhythm: (seconds) =>
      seconds < AF_FROM_SECONDS
        ? { kind: 'pvc', heartRate: 70, everyBeats: 30 }
        : { kind: 'af', heartRate: 95, rrVariation: 0.24 },
  })

  const { id } = await call('begin', {
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'KE07715502',
    // Older than the seeded one, which stays the newest.
    startedAt: '2026-01-05T23:56:00+08:00',
    rateHz: RATE_HZ,
  })

  const blocks = Array.from({ length: MINUTES }, () =>
    Buffer.from(encodeSampleBlock(ecg.read(BLOCK_SAMPLES))).toString('base64'),
  )

  await call('blocks', { id, first: 0, blocks })
  await call('finish', { id, sampleCount: MINUTES * BLOCK_SAMPLES })

  const status = async () => {
    const answer = await page.request.get(
      `${service.url}/api/monitor/v1/app/holter/info?id=${id}`,
      {
        headers: { authorization: token },
      },
    )

    return ((await answer.json()) as { data: { status: string } }).data.status
  }

  await expect.poll(status, { timeout: 30_000 }).toBe('ready')
  return id
}
