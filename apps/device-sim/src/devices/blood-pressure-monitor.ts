import {
  BLOOD_PRESSURE_FEATURE,
  BLOOD_PRESSURE_MEASUREMENT,
  BLOOD_PRESSURE_SERVICE,
  dateTimeOf,
  encodeBloodPressureFeature,
  encodeBloodPressureMeasurement,
  fullUuid,
} from '@kangban/gatt'
import type { CuffReading } from '@kangban/vitals'
import { createBatteryWatch } from './battery-watch.ts'
import { createCurrentTimeService } from './current-time-service.ts'
import { bindingService } from './binding-service.ts'
import type { Device } from './device.ts'
import type { MeasuredBody } from '../measured-body.ts'
import { MeasurementMemory } from './measurement-memory.ts'
import type { Peripheral } from './peripheral.ts'
import { createRoutine } from '../world/routine.ts'
import { batteryService, deviceInformationService } from './standard-services.ts'

const MEASUREMENT_UUID = fullUuid(BLOOD_PRESSURE_MEASUREMENT)

/**
 * The blood-pressure monitor (10030001): its owner measures by habit, whether or not anybody is connected. Each
 * measurement is kept until a central has confirmed it.
 */
export function createBloodPressureMonitor(device: Device, body: MeasuredBody): Peripheral {
  const memory = new MeasurementMemory()

  const take = (reading: CuffReading, at: number): void => {
    const { systolic, diastolic, pulse } = reading
    const isIrregular = body.vitals.at(at).rhythm.kind === 'af'

    const value = encodeBloodPressureMeasurement({
      unit: 'mmHg',
      systolic,
      diastolic,
      meanArterial: Math.round(diastolic + (systolic - diastolic) / 3),
      time: dateTimeOf(device.stampOf(at)),
      pulseBpm: pulse,
      status: {
        bodyMoved: false,
        cuffTooLoose: false,
        irregularPulse: isIrregular,
        pulseRange: 'within',
        wrongPosition: false,
      },
    })

    const about = { systolic, diastolic, pulse, irregularPulse: isIrregular }

    const truth = body.truth.note({
      deviceId: device.id,
      kind: 'blood-pressure',
      at,
      value: about,
      fate: 'stored',
    })

    body.events.add('measured', device, { ...about, at: new Date(at).toISOString() })

    memory.store({
      value,
      confirmed() {
        truth.fate = 'confirmed'
        body.events.add('confirmed', device, { at: new Date(at).toISOString() })
      },
    })
  }

  const routine = createRoutine(device.clock, (from, to) => {
    for (const { at, value } of body.vitals.samples('bloodPressure', from, to)) take(value, at)
  })

  return {
    timeJumped: routine.restart,
    measure: () => take(body.vitals.bloodPressureAt(device.clock.now()), device.clock.now()),
    unsent: () => memory.size,
    open(link) {
      const context = { ...link, device }
      const battery = createBatteryWatch(context)
      const time = createCurrentTimeService(context)

      return {
        services: [
          {
            uuid: fullUuid(BLOOD_PRESSURE_SERVICE),
            characteristics: [
              {
                uuid: MEASUREMENT_UUID,
                properties: ['indicate'],
                subscribed(enabled) {
                  if (enabled)
                    memory.listen((value, confirmed) =>
                      context.push(MEASUREMENT_UUID, value, confirmed),
                    )
                  else memory.unlisten()
                },
              },
              {
                uuid: fullUuid(BLOOD_PRESSURE_FEATURE),
                properties: ['read'],
                read: () => encodeBloodPressureFeature(['irregular-pulse']),
              },
            ],
          },
          time.service,
          batteryService(device),
          bindingService(device),
          deviceInformationService(device),
        ],
        contactChanged() {
          // The cuff is put on for each measurement.
        },
        batteryChanged: () => battery.check(),
        clockChanged: () => time.clockChanged(),
        timeJumped() {
          // What is under way here does not depend on the time.
        },
        close() {
          battery.close()
          time.close()
          memory.unlisten()
        },
      }
    },
  }
}
