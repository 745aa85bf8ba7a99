import { DEVICE_TYPES } from '@kangban/contracts'
import type { DeviceKind } from '@kangban/vitals'
import type { Services } from '../../context.ts'

/**
 * Whoever sells devices writes them in before they are bound. The simulator sells nothing and has devices for everybody:
 * those of a person come in when that person binds them, and no others do.
 */
export async function simulatedStock(
  { config, vault }: Services,
  { userCode, deviceCode }: { userCode: string; deviceCode: string },
) {
  if (config.simulatorOrigin === null) return undefined

  const { simulatedDevice } = await import('../../../../../prisma/seed/people/simulated-device.ts')

  return (Object.keys(DEVICE_TYPES) as DeviceKind[])
    .map((kind) => simulatedDevice({ vault, seed: config.seed }, kind, userCode))
    .find(({ code }) => code === deviceCode)
}
