// A record of many hours, uploaded to a service that runs, and where its analysis stands.
import { randomUUID } from 'node:crypto'
import { encodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'

const BLOCK = 60 * SAMPLE_RATE
const MINUTES = 90
const BLOCKS_A_CALL = 30

function recordBlocks(): string[] {
  const person = createPerson(createRandom(1), {
    id: 'P1',
    sex: 'female',
    ageYears: 72,
    conditions: [],
  })

  const ecg = createEcg({
    person,
    seed: 1,
    rateHz: SAMPLE_RATE,
    rhythm: { kind: 'af', heartRate: 80 },
  })

  return Array.from({ length: MINUTES }, () =>
    Buffer.from(encodeSampleBlock(ecg.read(BLOCK))).toString('base64'),
  )
}

async function call<T>(base: string, token: string, [path, body]: [string, object]): Promise<T> {
  const answer = await fetch(`${base}/api/monitor/v1/app/holter/${path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: T }
  if (code !== '1000') throw new Error(`${path}: ${code} ${msg}`)
  return data
}

/** A whole record of an account that is not finished yet; gives its id. */
export async function uploadRecord(base: string, token: string): Promise<string> {
  const { id } = await call<{ id: string }>(base, token, [
    'begin',
    {
      measurementId: randomUUID(),
      deviceType: '10040001',
      deviceCode: 'ECG-0001',
      startedAt: '2026-03-01T08:00:00+08:00',
      rateHz: SAMPLE_RATE,
    },
  ])

  const blocks = recordBlocks()

  for (let first = 0; first < blocks.length; first += BLOCKS_A_CALL)
    await call(base, token, [
      'blocks',
      { id, first, blocks: blocks.slice(first, first + BLOCKS_A_CALL) },
    ])

  return id
}

/** Has its analysis begin; gives what the service answers. */
export const finishRecord = (base: string, token: string, id: string) =>
  call<{ status: string }>(base, token, ['finish', { id, sampleCount: MINUTES * BLOCK }])
