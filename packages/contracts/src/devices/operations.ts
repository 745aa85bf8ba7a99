import { bindDevice } from './bind-device.ts'
import { getBoundDevice } from './get-bound-device.ts'
import { ingestEcg } from './ingest-ecg.ts'
import { ingestReadings } from './ingest-readings.ts'
import { listBoundDevices } from './list-bound-devices.ts'
import { listDevices } from './list-devices.ts'
import { savePressure } from './save-pressure.ts'
import { unbindDevice } from './unbind-device.ts'

export const devices = {
  listBoundDevices,
  listDevices,
  getBoundDevice,
  bindDevice,
  unbindDevice,
  ingestReadings,
  ingestEcg,
  savePressure,
}
