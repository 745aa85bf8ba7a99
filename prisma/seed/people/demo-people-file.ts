// What the gateway of the demo is told: whose devices there are, and the keys with which they prove themselves.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DeviceKind, GRANDMOTHER, NEWCOMER_CODE, OTHER_PERSONAS, SON } from '@kangban/vitals'
import { deviceCodeOf, deviceKeyOf } from './device-identity.ts'

const ALL_KINDS: readonly DeviceKind[] = ['watch', 'bloodPressureMonitor', 'ecgRecorder']

/** `{person: {serial number: key}}` of everybody who has devices, and of the one who may bind some. */
export function demoPeople(seed: number): Record<string, Record<string, string>> {
  const people = [
    GRANDMOTHER,
    SON,
    { userCode: NEWCOMER_CODE, devices: ALL_KINDS },
    ...OTHER_PERSONAS,
  ]

  const keysOf = (userCode: string, devices: readonly DeviceKind[]) =>
    Object.fromEntries(
      devices
        .map((kind) => deviceCodeOf(kind, userCode))
        .map((code) => [code, deviceKeyOf(code, seed)]),
    )

  return Object.fromEntries(
    people
      .filter(({ devices }) => devices.length > 0)
      .map(({ userCode, devices }) => [userCode, keysOf(userCode, devices)]),
  )
}

/** Writes the file that `PEOPLE_FILE` of the gateway names; for its owner's eyes only. */
export function writeDemoPeople(file: string, seed: number): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(demoPeople(seed), null, 2), { mode: 0o600 })
}
