import { randomUUID } from 'node:crypto'
import { shanghaiTime } from '@kangban/china-time'
import { BLOCK_SECONDS, SAMPLES_A_PAIR } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { holterFindings } from '@kangban/rules/ecg/holter-findings'
import { analyseInThread } from './analysis-thread.ts'
import { holterRepository } from './holter.repository.ts'

/** Begun twice, it stores one result. */
async function analyseRecord(services: Services, id: string, signal: AbortSignal): Promise<void> {
  const repository = holterRepository(services)
  const record = await repository.findUnfinished(id)
  if (!record || record.sampleCount === null) return
  const { accountId, startedAt, rateHz, sampleCount } = record
  const ownerCode = record.account.userCode

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
}

/** What is done of a record that has been finished; nobody waits for it. */
export const analysis = (services: Services) => ({
  work: (id: string, signal: AbortSignal) => analyseRecord(services, id, signal),
  gaveUp: (id: string) => holterRepository(services).fail(id),
})

/**
 * Sees to records that wait for an analysis of which there is no job, as those that a version without jobs has left, or of
 * which the job has died with its process once too often.
 */
export async function repairAnalyses(services: Services): Promise<void> {
  const repository = holterRepository(services)

  for (const { id, accountId } of await repository.listAnalysing()) {
    const standing = await services.jobs.standing('holter-analysis', id)
    if (standing === 'dead') await repository.fail(id)
    else if (standing === null) await repository.askForAnalysis({ id, accountId })
  }

  services.jobs.wake()
}
