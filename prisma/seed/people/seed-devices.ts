import { DEVICE_TYPES } from '@kangban/contracts/constants'
import type { DeviceKind, Persona } from '@kangban/vitals'
import { joinedOn } from './seed-account.ts'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from './seeded-ids.ts'
import { simulatedDevice } from './simulated-device.ts'

async function seedDevice(
  context: SeedContext,
  kind: DeviceKind,
  { userCode, holderId }: { userCode: string; holderId: string | null },
): Promise<string> {
  const device = simulatedDevice(context, kind, userCode)
  await context.database.device.create({ data: { ...device, holderId } })
  return device.code
}

/** A device of each type that nobody has bound yet, numbered as those of that person would be. */
export async function seedFreeDevices(context: SeedContext, userCode: string): Promise<void> {
  for (const kind of Object.keys(DEVICE_TYPES) as DeviceKind[])
    await seedDevice(context, kind, { userCode, holderId: null })
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
