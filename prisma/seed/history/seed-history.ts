import { addDays } from '@kangban/china-time'
import {
  type DeviceKind,
  GRANDMOTHER,
  type Persona,
  personOf,
  type ScenarioOfDay,
  SCENARIOS,
} from '@kangban/vitals'
import { type History, historyOf } from './history.ts'
import { insertReadings } from '../../../apps/api/src/shared/readings/insert-readings.ts'
import type { SeedContext } from '../seed-context.ts'
import { deviceCodeOf } from '../people/device-identity.ts'
import { seedDevices } from '../people/seed-devices.ts'
import { seedEcg } from './seed-ecg.ts'
import { uuidFrom } from '../people/seeded-ids.ts'
import { findingsOf, warningRows } from './warnings-of.ts'

/** What happened to her: a hard week in summer, a bad night, two days of extra beats. The rest is as her days are. */
export function grandmothersScenario(today: string): ScenarioOfDay {
  const hardWeek = [46, 45, 44, 43, 42, 41, 40].map((daysAgo) => ({
    daysAgo,
    name: 'hypertension-week' as const,
  }))

  const events = [
    ...hardWeek,
    { daysAgo: 20, name: 'premature-beats' as const },
    { daysAgo: 12, name: 'night-desaturation' as const },
    { daysAgo: 5, name: 'premature-beats' as const },
  ]

  const scenarios = new Map(
    events.map(({ daysAgo, name }) => [addDays(today, -daysAgo), SCENARIOS[name]]),
  )

  return (day) => scenarios.get(day)
}

async function storeMeasurements(
  context: SeedContext,
  { accountId, userCode }: { accountId: string; userCode: string },
  history: History,
): Promise<void> {
  const { database, random } = context

  for (const [kind, readings] of Object.entries(history.readings)) {
    await insertReadings(database, { accountId, kind, source: 'watch', readings })
  }

  const ids = random(`pressures ${accountId}`)
  const cuff = { source: 'monitor', deviceCode: deviceCodeOf('bloodPressureMonitor', userCode) }

  await database.bloodPressure.createMany({
    data: history.pressures.map((reading) => ({
      id: uuidFrom(ids),
      accountId,
      ...cuff,
      ...reading,
    })),
  })

  await database.sleepNight.createMany({
    data: history.nights.map((night) => ({ accountId, ...night })),
  })
}

export interface HistoryCounts {
  readings: number
  pressures: number
  nights: number
  ecgRecords: number
  warnings: number
}

/** Everything that a person's devices have measured, what follows from it, and the devices themselves. */
export async function seedHistory(
  context: SeedContext,
  accountId: string,
  persona: Persona,
): Promise<HistoryCounts> {
  const { seed, today, now, days } = context
  const person = personOf(persona, seed)
  const isGrandmother = persona.userCode === GRANDMOTHER.userCode
  const scenario = isGrandmother ? grandmothersScenario(today) : undefined
  const history = historyOf({ person, seed, devices: persona.devices, today, now, days, scenario })
  await storeMeasurements(context, { accountId, userCode: persona.userCode }, history)
  const ecgRecords = isGrandmother ? await seedEcg(context, { accountId, person }, history) : []
  const findings = findingsOf(history, ecgRecords)
  const random = context.random(`warnings ${accountId}`)

  await context.database.warning.createMany({
    data: warningRows(findings, { accountId, now, random }),
  })

  const lastSyncs: Partial<Record<DeviceKind, Date>> = {
    watch: history.readings.heartRate.at(-1)?.at,
    bloodPressureMonitor: history.pressures.at(-1)?.at,
    ecgRecorder: ecgRecords.findLast(({ source }) => source === 'recorder')?.startedAt,
  }

  await seedDevices(context, { accountId, persona }, lastSyncs)

  return {
    readings: Object.values(history.readings).reduce((sum, readings) => sum + readings.length, 0),
    pressures: history.pressures.length,
    nights: history.nights.length,
    ecgRecords: ecgRecords.length,
    warnings: findings.length,
  }
}
