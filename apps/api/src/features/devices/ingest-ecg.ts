import { type contract, DEVICE_TYPES, type DeviceTypeCode, type Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { storeEcg } from '../../shared/ecg/store-ecg.ts'
import { timeRefusal } from './admit-readings.ts'
import { knownType } from './bound-device.ts'
import { noteSync } from './ingest.repository.ts'
import { notBound, provenDevice } from './proven-device.ts'

/** What a record of a type of device says it comes from; a blood-pressure monitor has no electrodes. */
const ECG_SOURCES: Record<DeviceTypeCode, 'watch' | 'recorder' | null> = {
  [DEVICE_TYPES.watch]: 'watch',
  [DEVICE_TYPES.bloodPressureMonitor]: null,
  [DEVICE_TYPES.ecgRecorder]: 'recorder',
}

export const ingestEcg: Handler<typeof contract.devices.ingestEcg, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { battery, ...measurement } = input
  const { deviceCode, startedAt } = measurement
  const { holderId: accountId, typeCode, held } = await provenDevice(context, deviceCode)
  const at = services.clock.now()
  const source = ECG_SOURCES[knownType(typeCode)]
  if (!source) return { stored: 'refused', reason: 'not-of-this-device' }
  const reason = timeRefusal(Date.parse(startedAt), { held, now: at })
  if (reason) return { stored: 'refused', reason }
  const { stored } = await storeEcg(services, { ...measurement, accountId, source })
  const owner = { accountId, deviceCode, source }

  const isBound = await services.database.$transaction((transaction) =>
    noteSync(transaction, owner, { battery, at }),
  )

  if (!isBound) throw notBound()
  return { stored, reason: null }
}
