import { type DeviceKind, GRANDMOTHER, type Persona, personOf } from '@kangban/vitals'
import { herStory } from './her-story.ts'
import { type History, historyOf } from './history.ts'
import { insertReadings } from '../../../apps/api/src/shared/readings/insert-readings.ts'
import type { SeedContext } from '../seed-context.ts'
import { deviceCodeOf } from '../people/device-identity.ts'
import { seedDevices } from '../people/seed-devices.ts'
import { seedEcg } from './seed-ecg.ts'
import { uuidFrom } from '../people/seeded-ids.ts'
import { seedManual } from './seed-manual.ts'
import { findingsOf, warningRows } from './warnings-of.ts'

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
  const scenario = isGrandmother ? herStory(today, seed) : undefined
  const history = historyOf({ person, seed, devices: persona.devices, today, now, days, scenario })
  await storeMeasurements(context, { accountId, userCode: persona.userCode }, history)
  const ecgRecords = isGrandmother ? await seedEcg(context, { accountId, person }, history) : []
  if (isGrandmother) await seedManual(context, accountId)
  const findings = findingsOf(history, ecgRecords)
  const random = context.random(`warnings ${accountId}`)

  await context.database.warning.createMany({
    data: warningRows(findings, { accountId, now, random }),
  })

  const lastSyncs: Partial<Record<DeviceKind, Date>> = {
    watch: history.readings.heartRate.at(-1)?.at,
    bloodPressureMonitor: history.pressures.at(-1)?.at,
    ecgRecorder: ecgRecords
      .filter(({ source }) => source === 'recorder')
      .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
      .at(-1)?.startedAt,
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
