import { fullUuid, PLX_SPOT_CHECK_MEASUREMENT, TEMPERATURE_MEASUREMENT } from '@kangban/gatt'
import { createBatteryWatch } from './battery-watch.ts'
import { alertService } from './alert-service.ts'
import { createCurrentTimeService } from './current-time-service.ts'
import { bindingService } from './binding-service.ts'
import type { Device } from './device.ts'
import type { MeasuredBody } from '../measured-body.ts'
import { MeasurementMemory } from './measurement-memory.ts'
import type { Peripheral } from './peripheral.ts'
import { createRoutine } from '../world/routine.ts'
import { batteryService, deviceInformationService } from './standard-services.ts'
import { spotCheckBytes, temperatureBytes } from './watch-bytes.ts'
import { createLiveServices } from './watch-live-services.ts'
import { createWatchLog } from './watch-log.ts'

/**
 * The watch (10010002): heart rate, oxygen and cadence once a second to whoever listens; oxygen and skin temperature by
 * itself through the day, kept until confirmed; and a log of steps and nights to be asked for.
 */
export function createWatch(device: Device, body: MeasuredBody): Peripheral {
  const oxygen = new MeasurementMemory()
  const temperatures = new MeasurementMemory()

  const keep = (
    memory: MeasurementMemory,
    bytes: Uint8Array<ArrayBuffer>,
    about: {
      readonly kind: 'oxygen' | 'temperature'
      readonly at: number
      readonly value: Record<string, number>
    },
  ): void => {
    const truth = body.truth.note({ deviceId: device.id, ...about, fate: 'stored' })
    memory.store({ value: bytes, confirmed: () => (truth.fate = 'confirmed') })
  }

  const routine = createRoutine(device.clock, (from, to) => {
    for (const { at, value } of body.vitals.samples('oxygen', from, to)) {
      const pulse = body.vitals.at(at).heartRateBpm

      const about = {
        kind: 'oxygen',
        at,
        value: { spo2Percent: value.percent, pulseBpm: pulse },
      } as const

      keep(
        oxygen,
        spotCheckBytes({ spo2Percent: value.percent, pulseBpm: pulse }, device.stampOf(at)),
        about,
      )
    }

    for (const { at, value } of body.vitals.samples('skinTemperature', from, to)) {
      const about = { kind: 'temperature', at, value: { celsius: value.celsius } } as const
      keep(temperatures, temperatureBytes(value.celsius, device.stampOf(at)), about)
    }
  })

  return {
    timeJumped: routine.restart,
    unsent: () => oxygen.size + temperatures.size,
    open(link) {
      const context = { ...link, device }
      const battery = createBatteryWatch(context)
      const time = createCurrentTimeService(context)

      const listenTo =
        (memory: MeasurementMemory, characteristic: number) => (enabled: boolean) => {
          const uuid = fullUuid(characteristic)
          if (enabled) memory.listen((value, confirmed) => context.push(uuid, value, confirmed))
          else memory.unlisten()
        }

      const live = createLiveServices(context, body, {
        spotChecks: listenTo(oxygen, PLX_SPOT_CHECK_MEASUREMENT),
        temperatures: listenTo(temperatures, TEMPERATURE_MEASUREMENT),
      })

      const log = createWatchLog(context, body)

      return {
        services: [
          ...live.services,
          log.service,
          time.service,
          alertService(),
          batteryService(device),
          bindingService(device),
          deviceInformationService(device),
        ],
        contactChanged() {
          // Each heart rate carries the contact; there is nothing else to tell.
        },
        batteryChanged: () => battery.check(),
        clockChanged: () => time.clockChanged(),
        timeJumped: log.restart,
        close() {
          battery.close()
          time.close()
          live.close()
          log.close()
          oxygen.unlisten()
          temperatures.unlisten()
        },
      }
    },
  }
}
