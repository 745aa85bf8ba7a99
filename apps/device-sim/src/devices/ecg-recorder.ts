import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { EcgControlCommand, EcgControlResponse } from '@kangban/gatt'
import {
  decodeEcgControlCommand,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
  ECG_STATUS,
  encodeEcgControlResponse,
  encodeEcgStatus,
} from '@kangban/gatt'
import { createBatteryWatch } from './battery-watch.ts'
import type { EcgEmission } from './ecg-emission.ts'
import { startEcgEmission } from './ecg-emission.ts'
import { createCurrentTimeService } from './current-time-service.ts'
import { bindingService } from './binding-service.ts'
import type { Device } from './device.ts'
import type { MeasuredBody } from '../measured-body.ts'
import type { Peripheral, PeripheralSession } from './peripheral.ts'
import type { SessionContext } from '../session-context.ts'
import { batteryService, deviceInformationService } from './standard-services.ts'

/** The recorder (10040001): two electrodes, one lead, streaming while it is told to. */
export function createEcgRecorder(device: Device, body: MeasuredBody): Peripheral {
  return {
    open: (link) => openSession({ ...link, device }, body),
    timeJumped() {
      // Without a link it does nothing.
    },
  }
}

function openSession(context: SessionContext, body: MeasuredBody): PeripheralSession {
  const { device } = context
  const battery = createBatteryWatch(context)
  const time = createCurrentTimeService(context)
  let emission: EcgEmission | undefined

  const status = (): Uint8Array<ArrayBuffer> =>
    encodeEcgStatus({ contact: device.contact, measuring: emission !== undefined })

  const start = (sampleRateHz: number): EcgControlResponse => {
    if (emission !== undefined) return { command: 'start', status: 'already-in-state' }
    if (sampleRateHz !== SAMPLE_RATE) return { command: 'start', status: 'invalid-sample-rate' }
    const source = body.ecgSource

    const truth = body.truth.begin({
      deviceId: device.id,
      source: source.kind,
      record: source.record,
      recordStartSample: 0,
      sampleRateHz,
      startedAt: new Date(device.clock.now()).toISOString(),
    })

    emission = startEcgEmission(context, source.play(body), truth)
    const stream = { sampleRateHz, firstSampleTimeNs: emission.firstSampleTimeNs }
    return { command: 'start', status: 'success', stream }
  }

  const stop = (): EcgControlResponse => {
    if (emission === undefined) return { command: 'stop', status: 'already-in-state' }
    emission.stop()
    emission = undefined
    return { command: 'stop', status: 'success' }
  }

  const obey = (command: EcgControlCommand): void => {
    const response = command.kind === 'start' ? start(command.sampleRateHz) : stop()
    context.push(ECG_CONTROL_POINT, encodeEcgControlResponse(response))
    if (response.status === 'success') context.push(ECG_STATUS, status())
  }

  return {
    services: [
      {
        uuid: ECG_SERVICE,
        characteristics: [
          {
            uuid: ECG_CONTROL_POINT,
            properties: ['write', 'indicate'],
            write: (value) => obey(decodeEcgControlCommand(value)),
          },
          { uuid: ECG_DATA, properties: ['notify'] },
          { uuid: ECG_STATUS, properties: ['read', 'notify'], read: status },
        ],
      },
      time.service,
      batteryService(device),
      bindingService(device),
      deviceInformationService(device),
    ],
    contactChanged: () => void context.push(ECG_STATUS, status()),
    batteryChanged: () => battery.check(),
    clockChanged: () => time.clockChanged(),
    timeJumped() {
      // A measurement cannot go on at another time.
      if (emission === undefined) return
      emission.abandon()
      emission = undefined
      context.push(ECG_STATUS, status())
    },
    close() {
      battery.close()
      time.close()
      emission?.abandon()
      emission = undefined
    },
  }
}
