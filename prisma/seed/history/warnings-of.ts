import { MS_PER_HOUR } from '@kangban/china-time'
import type { Random } from '@kangban/vitals'
import { findingsIn } from '@kangban/rules/warnings/findings-after'
import type { Finding, WarningKind } from '@kangban/rules/warnings/warning-rules'
import type { Prisma } from '../../generated/sqlite/client.ts'
import type { History } from './history.ts'
import { uuidFrom } from '../people/seeded-ids.ts'

/** Who opens the app twice a week has dealt with everything older. */
const HANDLED_AFTER_MS = 72 * MS_PER_HOUR

const HANDLED_AS: Record<WarningKind, readonly string[]> = {
  'heart-fast': ['休息后恢复', '告诉了家人'],
  'heart-slow': ['已问医生'],
  'oxygen-low': ['已问医生', '调整了睡姿'],
  'pressure-high': ['再测已正常', '告诉了家人', '按时吃了药'],
  'pressure-low': ['喝水休息后恢复'],
  'af-suspected': ['已请医生看过', '告诉了家人'],
}

type EcgFacts = { startedAt: Date; rhythm: string; heartRate: number | null }

/** Every event that the rules find in a history, oldest first. */
export const findingsOf = (
  { readings, pressures }: Pick<History, 'readings' | 'pressures'>,
  ecgRecords: readonly EcgFacts[],
): Finding[] => findingsIn({ ...readings, pressures, ecgRecords })

/** The rows of the findings; the older ones are handled. */
export const warningRows = (
  findings: readonly Finding[],
  { accountId, now, random }: { accountId: string; now: Date; random: Random },
): Prisma.WarningCreateManyInput[] =>
  findings.map((finding) => {
    const handled = now.getTime() - finding.occurredAt.getTime() > HANDLED_AFTER_MS
    const handledAt = new Date(finding.occurredAt.getTime() + random.int(1, 20) * MS_PER_HOUR)

    return {
      id: uuidFrom(random),
      accountId,
      ...finding,
      handledAt: handled ? handledAt : null,
      handledAs: handled ? random.pick(HANDLED_AS[finding.kind]) : null,
    }
  })
