import { setImmediate as nextTurn } from 'node:timers/promises'
import { MS_PER_HOUR, shanghaiTime } from '@kangban/china-time'
import type { MeasuredEvent } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { once, type Transaction } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { ageOn } from '@kangban/rules/person/age'
import { minutesAsleep } from '@kangban/rules/sleep/sleep-score'
import type { Finding, WarningKind } from '@kangban/rules/warnings/warning-rules'
import { type Admitted, admitReadings, type Span, type TakenReading } from './admit-readings.ts'
import { knownType, SOURCES } from './bound-device.ts'
import { type Fresh, refreshWarnings, type Series } from './derived-warnings.repository.ts'
import { noteSync, type Owner, type Stored, storeReadings } from './ingest.repository.ts'
import { notBound } from './proven-device.ts'

const SERIES: readonly Series[] = ['heartRate', 'oxygen', 'steps', 'pressures']

/** From the first to the last reading from which warnings follow; a walk explains the hour after its own too. */
function freshOf({ values, pressures }: Admitted): Fresh | null {
  const measured = { ...values, pressures }
  const series = new Set(SERIES.filter((one) => measured[one].length > 0))
  const fresh = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY, series }

  for (const one of series)
    for (const { at } of measured[one]) {
      fresh.from = Math.min(fresh.from, at.getTime())
      fresh.to = Math.max(fresh.to, at.getTime() + (one === 'steps' ? 2 * MS_PER_HOUR : 0))
    }

  return series.size > 0 ? fresh : null
}

/** The newest reading of a kind as an open page shows it. */
function newestOf(
  { kind }: Stored,
  { values, pressures, nights }: Admitted,
): Omit<MeasuredEvent, 'kind' | 'metric'> | null {
  if (kind === 'bloodPressure') {
    const last = pressures.at(-1)
    return last ? { value: last.systolic, at: shanghaiTime(last.at) } : null
  }

  if (kind === 'sleep') {
    const last = nights.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
    return last ? { value: minutesAsleep(last), at: shanghaiTime(last.endAt) } : null
  }

  const last = values[kind].at(-1)
  // Pages show the steps of the day, which this hour does not tell.
  return last ? { value: kind === 'steps' ? null : last.value, at: shanghaiTime(last.at) } : null
}

const METRIC_OF: Record<WarningKind, MeasuredEvent['metric']> = {
  'heart-fast': 'heartRate',
  'heart-slow': 'heartRate',
  'oxygen-low': 'oxygen',
  'pressure-high': 'bloodPressure',
  'pressure-low': 'bloodPressure',
  'af-suspected': 'ecg',
}

/** One event a metric is enough: the pages read again. */
function eventsOf(
  stored: readonly Stored[],
  admitted: Admitted,
  fresh: readonly Finding[],
): MeasuredEvent[] {
  const readings = stored.flatMap((one): MeasuredEvent[] => {
    const newest = one.changed > 0 && one.isNewest ? newestOf(one, admitted) : null
    return newest ? [{ kind: 'reading', metric: one.kind, ...newest }] : []
  })

  const newest = new Map(fresh.map((finding) => [METRIC_OF[finding.kind], finding]))

  const warnings = [...newest].map(([metric, { value, occurredAt }]): MeasuredEvent => ({
    kind: 'warning',
    metric,
    value,
    at: shanghaiTime(occurredAt),
  }))

  return [...readings, ...warnings]
}

/** A device whose holder is known. */
interface HeldDevice {
  code: string
  typeCode: string
  holderId: string
  birthday: string | null
  held: readonly Span[]
}

interface Batch {
  /** Dotted name of the operation, and the sender's key: together they have one effect and one answer. */
  operation: string
  key: string
  battery: number | undefined
  readings: readonly TakenReading[]
}

/**
 * Stores what a device measured under its holder, with the warnings that follow, and tells the open pages.
 * @throws AppError without health-data consent, or when the device was given up meanwhile
 */
export async function storeBatch(
  { database, clock, live, vault }: Services,
  device: HeldDevice,
  batch: Batch,
) {
  const { holderId: accountId, birthday, held, code: deviceCode } = device
  const { operation, key, battery, readings } = batch
  await requireHealthConsent(database, accountId)
  // Thousands of readings are parsed, sorted and stored one after the other, and others have their turn in between.
  await nextTurn()
  const at = clock.now()
  const typeCode = knownType(device.typeCode)
  const owner: Owner = { accountId, deviceCode, source: SOURCES[typeCode] }
  const admitted = admitReadings(readings, { typeCode, held, now: at })
  await nextTurn()
  const age = (day: string) => (birthday ? ageOn(birthday, day) : null)
  let events: MeasuredEvent[] = []

  const work = async (transaction: Transaction) => {
    await lockAccount(transaction, accountId)
    if (!(await noteSync(transaction, owner, { battery, at }))) throw notBound()
    const stored = await storeReadings(transaction, owner, { admitted, ageOn: age })
    const accepted = stored.reduce((sum, { changed }) => sum + changed, 0)
    const fresh = accepted > 0 ? freshOf(admitted) : null
    const found = fresh ? await refreshWarnings(transaction, accountId, fresh) : []
    events = eventsOf(stored, admitted, found)
    return { accepted, duplicates: admitted.count - accepted, refused: admitted.refused }
  }

  // The battery may be another when a batch is sent again.
  const content = contentHash(vault, readings)

  const answer = await once(
    database,
    { accountId, operation, key: `${deviceCode}:${key}`, content, at },
    work,
  )

  for (const event of events) live.publish(accountId, event)
  return answer
}
