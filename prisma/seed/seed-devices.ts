import { DEVICE_TYPES } from '@kangban/contracts'
import { createRandom } from '@kangban/vitals'
import type { DeviceKind, Persona } from '@kangban/vitals'
import { joinedOn } from './seed-account.ts'
import type { SeedContext } from './seed-context.ts'
import { bytesFrom, uuidFrom } from './seeded-ids.ts'

const MODELS = {
  watch: { prefix: 'KW', name: '康伴手表' },
  bloodPressureMonitor: { prefix: 'KP', name: '康伴血压仪' },
  ecgRecorder: { prefix: 'KE', name: '康伴心电仪' },
} as const satisfies Record<DeviceKind, unknown>

/** The serial number that the simulated device of that person has, under every seed. */
export function deviceCodeOf(kind: DeviceKind, userCode: string): string {
  const digits = createRandom(`${DEVICE_TYPES[kind]}-${userCode}`).int(0, 99_999_999)
  return MODELS[kind].prefix + String(digits).padStart(8, '0')
}

/** The key with which the simulated device proves itself. */
export const deviceKeyOf = (deviceCode: string, seed: number): string =>
  bytesFrom(createRandom(`${seed}:${deviceCode}`), 16).toString('hex')

async function seedDevice(
  { database, vault, seed }: SeedContext,
  kind: DeviceKind,
  { userCode, holderId }: { userCode: string; holderId: string | null },
): Promise<string> {
  const code = deviceCodeOf(kind, userCode)
  await database.device.create({
    data: {
      code,
      typeCode: DEVICE_TYPES[kind],
      name: MODELS[kind].name,
      firmware: '1.4.2',
      keyHash: vault.hash('device key', deviceKeyOf(code, seed)),
      holderId,
    },
  })
  return code
}

/** A device of each type that nobody has bound yet, numbered as those of that person would be. */
export async function seedFreeDevices(context: SeedContext, userCode: string): Promise<void> {
  for (const kind of Object.keys(MODELS) as DeviceKind[]) await seedDevice(context, kind, { userCode, holderId: null })
}

/** The devices of a person, bound. `lastSyncs` holds when each last had something to tell. */
export async function seedDevices(
  context: SeedContext,
  owner: { accountId: string; persona: Persona },
  lastSyncs: Partial<Record<DeviceKind, Date>>,
): Promise<void> {
  const { database } = context
  const { userCode, devices } = owner.persona
  const random = context.random(`devices ${userCode}`)
  const boundAt = joinedOn(context)
  for (const kind of devices) {
    const deviceCode = await seedDevice(context, kind, { userCode, holderId: owner.accountId })
    await database.binding.create({
      data: {
        id: uuidFrom(random),
        deviceCode,
        accountId: owner.accountId,
        status: '02',
        battery: random.int(38, 96),
        lastSyncAt: lastSyncs[kind] ?? null,
        boundAt,
      },
    })
  }
}
