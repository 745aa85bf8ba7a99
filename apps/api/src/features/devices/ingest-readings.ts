import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { provenDevice } from './proven-device.ts'
import { storeBatch } from './store-batch.ts'

export const ingestReadings: Handler<typeof contract.devices.ingestReadings, Context> = async ({
  context,
  input,
}) => {
  const { deviceCode, batchId, battery, readings } = input
  const device = await provenDevice(context, deviceCode)

  return storeBatch(context.services, device, {
    operation: 'devices.ingestReadings',
    key: batchId,
    battery,
    readings,
  })
}
