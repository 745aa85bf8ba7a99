import { Worker } from 'node:worker_threads'
import { addDays, MINUTES_PER_DAY, startOfShanghaiDay } from '@kangban/china-time'
import { BLOCK_SECONDS } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { GRANDMOTHER } from '@kangban/vitals'
import { resultColumns } from '../../../apps/api/src/features/holter/holter.repository.ts'
import { holterFindings } from '@kangban/rules/ecg/holter-findings'
import { drawHolter, type DrawnHolter, type HolterOrder } from './draw-holter.ts'
import { HOLTER_DAYS_AGO } from './her-story.ts'
import type { SeedContext } from '../seed-context.ts'
import { deviceCodeOf } from '../people/device-identity.ts'
import { uuidFrom } from '../people/seeded-ids.ts'
import { warningRows } from './warnings-of.ts'

/** A short history, as tests have it, has a short record, which is drawn in no time. */
const SHORT_MINUTES = 10
const SHORT_HISTORY_DAYS = 60
/** Rows of one statement. */
const CHUNK = 120

export interface HolterDrawing {
  drawn: Promise<DrawnHolter>
  /** Ends the drawing, wherever it is. */
  stop(): Promise<unknown>
}

/** Draws in a thread of its own, beside the rest of the seed. */
export function drawInThread(order: HolterOrder): HolterDrawing {
  const worker = new Worker(new URL('./holter-worker.ts', import.meta.url), { workerData: order })

  const drawn = new Promise<DrawnHolter>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
  })

  // Whoever waits for it hears of a failure; a seed that has failed before waits no more.
  drawn.catch(() => {})
  return { drawn, stop: () => worker.terminate() }
}

/** Begins to draw her record: a whole day takes as long as all the rest of the seed. */
export function beginHolter({
  seed,
  today,
  days,
}: {
  seed: number
  today: string
  days: number
}): HolterDrawing {
  if (days >= SHORT_HISTORY_DAYS) return drawInThread({ seed, today, minutes: MINUTES_PER_DAY })
  const drawn = Promise.resolve(drawHolter({ seed, today, minutes: SHORT_MINUTES }))
  return { drawn, stop: () => Promise.resolve() }
}

/** Stores her record of yesterday with what follows from it; gives the number of warnings. */
export async function seedHolter(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
  { drawn }: HolterDrawing,
): Promise<number> {
  const { database, today, now, random } = context
  const accountId = accounts.get(GRANDMOTHER.userCode)
  if (!accountId) throw new Error('The grandmother is not among the seeded people')
  const { blocks, result } = await drawn
  const ids = random('holter')
  const id = uuidFrom(ids)
  const startedAt = startOfShanghaiDay(addDays(today, -HOLTER_DAYS_AGO))
  const endedAt = new Date(startedAt.getTime() + blocks.length * BLOCK_SECONDS * 1000)

  await database.holterRecord.create({
    data: {
      id,
      accountId,
      measurementId: uuidFrom(ids),
      deviceCode: deviceCodeOf('ecgRecorder', GRANDMOTHER.userCode),
      startedAt,
      rateHz: SAMPLE_RATE,
      sampleCount: blocks.length * BLOCK_SECONDS * SAMPLE_RATE,
      createdAt: startedAt,
      finishedAt: endedAt,
      ...resultColumns(result),
    },
  })

  for (let first = 0; first < blocks.length; first += CHUNK) {
    const rows = blocks.slice(first, first + CHUNK)

    await database.holterBlock.createMany({
      data: rows.map((samples, i) => ({ recordId: id, index: first + i, samples })),
    })
  }

  const findings = holterFindings(result.analysis.episodes, { startedAt, rateHz: SAMPLE_RATE })

  await database.warning.createMany({
    data: warningRows(findings, { accountId, now, random: random('holter warnings') }),
  })

  return findings.length
}
