import { type contract, DEVICE_TYPES, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { readingWords } from '@kangban/rules/pressure/pressure-sentence'
import { pressureVerdict } from '@kangban/rules/verdicts'
import { findDevice } from './ingest.repository.ts'
import { notBound } from './proven-device.ts'
import { storeBatch } from './store-batch.ts'

export const savePressure: Handler<typeof contract.devices.savePressure, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const { measurementId, deviceCode, battery, ...pressure } = input
  const device = await findDevice(services.reads, deviceCode)

  // A device of somebody else, one of another type and one that does not exist answer the same.
  const isOwn =
    device?.holderId === accountId && device.typeCode === DEVICE_TYPES.bloodPressureMonitor

  if (!device || !isOwn) throw notBound()

  const { accepted, refused } = await storeBatch(
    services,
    { ...device, holderId: accountId },
    {
      operation: 'devices.savePressure',
      key: measurementId,
      battery,
      readings: [{ kind: 'bloodPressure', ...pressure }],
    },
  )

  const reason = refused[0]?.reason ?? null

  if (reason) {
    const text = '这次的读数没有存下来，请再量一次。'

    return {
      stored: 'refused',
      reason,
      state: 'none',
      stateText: '没存',
      sentence: [{ text, tone: 'warn' }],
    }
  }

  const { state, text } = pressureVerdict(pressure)
  const stored = accepted > 0 ? 'new' : 'already'
  const now = services.clock.now()
  const sentence = readingWords({ ...pressure, at: new Date(pressure.at) }, now)
  return { stored, reason: null, state, stateText: text, sentence }
}
