import { randomUUID } from 'node:crypto'
import { shanghaiTime } from '@kangban/china-time'
import { BLOCK_SECONDS, SAMPLES_A_PAIR } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { holterFindings } from '@kangban/rules/ecg/holter-findings'
import { analyseInThread } from './analysis-thread.ts'
import { holterRepository } from './holter.repository.ts'

async function analyseRecord(services: Services, id: string, signal: AbortSignal): Promise<void> {
  const repository = holterRepository(services)
  const record = await repository.findAnalysing(id)
  if (!record || record.sampleCount === null) return
  const { accountId, startedAt, rateHz, sampleCount } = record
  const ownerCode = record.account.userCode

  try {
    const result = await analyseInThread(services.threads, {
      shape: {
        rateHz,
        sampleCount,
        blockLength: BLOCK_SECONDS * rateHz,
        pairLength: SAMPLES_A_PAIR,
      },
      readBlocks: (range) => repository.readBlocks({ id, ownerCode, ...range }),
      signal,
    })

    const findings = holterFindings(result.analysis.episodes, { startedAt, rateHz })
    const warnings = findings.map((finding) => ({ id: randomUUID(), accountId, ...finding }))
    if (!(await repository.storeResult({ id, warnings, ...result }))) return
    const value = result.analysis.summary.heartRate?.meanBpm ?? null

    const event = {
      metric: 'ecg',
      value: value === null ? null : Math.round(value),
      at: shanghaiTime(startedAt),
    } as const

    services.live.publish(accountId, { kind: 'ecg', ...event })
    if (warnings.length > 0) services.live.publish(accountId, { kind: 'warning', ...event })
  } catch (cause) {
    // A service that stops has not failed: the record is taken up again at the next start.
    if (signal.aborted) return
    await repository.fail(id)
    throw cause
  }
}

/** Has a record analysed when its turn comes; nobody waits for it. */
export const startAnalysing = (services: Services, id: string): void =>
  services.background.add(`analysis of the long record ${id}`, (signal) =>
    analyseRecord(services, id, signal),
  )

/** Takes up what an earlier run of the service has left unfinished. */
export async function resumeAnalyses(services: Services): Promise<void> {
  for (const { id } of await holterRepository(services).listAnalysing())
    startAnalysing(services, id)
}
