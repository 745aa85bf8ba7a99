import { randomUUID } from 'node:crypto'
import { BIND_STATUS } from '@kangban/contracts'
import { insertReadings } from '../../shared/readings/insert-readings.ts'
import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'
import type { Transaction } from '../../database/once.ts'
import { sleepScore } from '@kangban/rules/sleep/sleep-score'
import { type Admitted, type Night, nightLength, type ValueKind } from './admit-readings.ts'

type Pressure = Admitted['pressures'][number]

export interface Owner {
  accountId: string
  deviceCode: string
  /** What the readings say they come from. */
  source: string
}

const VALUE_KINDS: readonly ValueKind[] = ['heartRate', 'oxygen', 'temperature', 'steps']

/** A kind of which something was stored, and whether that is newer than what was known. */
export interface Stored {
  kind: ValueKind | 'bloodPressure' | 'sleep'
  changed: number
  isNewest: boolean
}

async function storeValues(
  transaction: Transaction,
  owner: Owner,
  values: Admitted['values'],
): Promise<Stored[]> {
  const { accountId, source } = owner
  const stored: Stored[] = []

  for (const kind of VALUE_KINDS) {
    const readings = values[kind]
    const last = readings.at(-1)
    if (!last) continue

    // Of what is not older alone, which lies in a month or two: what is older changes nothing.
    const known = await transaction.reading.findFirst({
      where: { accountId, kind, at: { gte: last.at } },
      orderBy: { at: 'desc' },
      select: { at: true },
    })

    const changed = await insertReadings(transaction, { accountId, kind, source, readings })

    // The steps of the hour that lasts are told again and again.
    const isNewest = !known || (kind === 'steps' && last.at.getTime() === known.at.getTime())

    stored.push({ kind, changed, isNewest })
  }

  return stored
}

async function storePressures(
  transaction: Transaction,
  owner: Owner,
  pressures: readonly Pressure[],
): Promise<Stored[]> {
  const [first, last] = [pressures[0], pressures.at(-1)]
  if (!first || !last) return []
  const { accountId, source, deviceCode } = owner

  const known = await transaction.bloodPressure.findMany({
    where: { accountId, source, at: { gte: first.at, lte: last.at } },
    select: { at: true },
  })

  const times = new Set(known.map(({ at }) => at.getTime()))
  const fresh = pressures.filter(({ at }) => !times.has(at.getTime()))

  const newest = await transaction.bloodPressure.findFirst({
    where: { accountId },
    orderBy: { at: 'desc' },
    select: { at: true },
  })

  await transaction.bloodPressure.createMany({
    data: fresh.map((reading) => ({ id: randomUUID(), accountId, source, deviceCode, ...reading })),
  })

  return [
    { kind: 'bloodPressure', changed: fresh.length, isNewest: !newest || last.at > newest.at },
  ]
}

/** Of a day's nights the longest stays: a sync in the middle tells a part, a nap is none. */
async function storeNights(
  transaction: Transaction,
  { accountId }: Owner,
  { nights, ageOn }: { nights: readonly Night[]; ageOn: (day: string) => number | null },
): Promise<Stored[]> {
  if (nights.length === 0) return []
  const days = nights.map(({ day }) => day)
  const known = await transaction.sleepNight.findMany({ where: { accountId, day: { in: days } } })

  const newest = await transaction.sleepNight.findFirst({
    where: { accountId },
    orderBy: { day: 'desc' },
  })

  let changed = 0

  for (const { averageHeartRate = null, stages, lowOxygen = [], ...night } of nights) {
    const before = known.find(({ day }) => day === night.day)
    if (before && nightLength(before) >= nightLength(night)) continue

    const row = {
      ...night,
      averageHeartRate,
      score: sleepScore({ ageYears: ageOn(night.day), stages }),
      stages,
      lowOxygen: lowOxygen.map((fall) => ({ ...fall, at: new Date(fall.at).toISOString() })),
    }

    await transaction.sleepNight.upsert({
      where: { accountId_day: { accountId, day: night.day } },
      create: { accountId, ...row },
      update: row,
    })

    changed += 1
  }

  const last = days.toSorted().at(-1) ?? ''
  return [{ kind: 'sleep', changed, isNewest: !newest || last >= newest.day }]
}

export const storeReadings = async (
  transaction: Transaction,
  owner: Owner,
  { admitted, ageOn }: { admitted: Admitted; ageOn: (day: string) => number | null },
): Promise<Stored[]> => [
  ...(await storeValues(transaction, owner, admitted.values)),
  ...(await storePressures(transaction, owner, admitted.pressures)),
  ...(await storeNights(transaction, owner, { nights: admitted.nights, ageOn })),
]

interface DeviceRow {
  typeCode: string
  keyHash: string
  holderId: string | null
  birthday: string | null
  deletionRequestedAt: string | null
  boundAt: string | null
  unboundAt: string | null
}

/** A device with its holder and the times in which the holder had it. */
export async function findDevice(reads: PreparedReads, code: string) {
  const rows = await reads.all<DeviceRow>(
    `SELECT d."typeCode", d."keyHash", d."holderId", p."birthday", a."deletionRequestedAt", b."boundAt", b."unboundAt"
       FROM "Device" d
       LEFT JOIN "Account" a ON a."id" = d."holderId"
       LEFT JOIN "Profile" p ON p."accountId" = d."holderId"
       LEFT JOIN "Binding" b ON b."deviceCode" = d."code" AND b."accountId" = d."holderId"
      WHERE d."code" = $1`,
    [code],
  )

  const [device] = rows
  if (!device) return null
  const { typeCode, keyHash, holderId, birthday, deletionRequestedAt } = device

  return {
    code,
    typeCode,
    keyHash,
    holderId,
    birthday,
    isLeaving: deletionRequestedAt !== null,
    held: rows.flatMap(({ boundAt, unboundAt }) =>
      boundAt === null
        ? []
        : [{ from: momentOf(boundAt), to: unboundAt === null ? null : momentOf(unboundAt) }],
    ),
  }
}

/**
 * Notes that the device was heard of, which keeps it bound until the transaction ends; false when its holder has given it
 * up meanwhile.
 */
export async function noteSync(
  transaction: Transaction,
  { accountId, deviceCode }: Owner,
  sync: { battery: number | undefined; at: Date },
): Promise<boolean> {
  const { count } = await transaction.binding.updateMany({
    where: { accountId, deviceCode, status: BIND_STATUS.bound },
    data: { lastSyncAt: sync.at, ...(sync.battery !== undefined && { battery: sync.battery }) },
  })

  return count > 0
}
