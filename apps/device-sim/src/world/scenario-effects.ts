import { DEVICE_TYPES } from '@kangban/contracts/constants'
import type { Scenario } from '@kangban/vitals'
import type { Clock } from './clock.ts'
import type { Device } from '../devices/device.ts'
import { BASE_DRAIN } from '../devices/battery.ts'
import type { RadioFaults } from '../radio/faults.ts'

const NEW_BATTERY_PERCENT = 100

/**
 * What a scenario does to devices and radio, from now on until the returned function is called, which makes good again
 * what the scenario has changed. What it does to the body is in the vitals.
 */
export function applyScenario(
  scenario: Scenario,
  on: {
    readonly clock: Clock
    readonly devices: readonly Device[]
    readonly usualFaults: RadioFaults
  },
): () => void {
  const undo: (() => void)[] = []
  const each = (change: (device: Device) => void): void => on.devices.forEach(change)
  const { link, battery, clock, leadOff } = scenario

  if (link !== undefined) {
    const faults = {
      loss: link.lossShare,
      duplicate: link.duplicateShare,
      reorder: link.reorderShare,
    }

    each((device) => (device.faults = faults))
    undo.push(() => each((device) => (device.faults = on.usualFaults)))
  }

  if (link?.disconnect !== undefined) {
    const { seconds } = link.disconnect

    undo.push(
      repeatSpell(on.clock, link.disconnect, (isOn) =>
        each((device) => device.disconnect(isOn ? seconds * 1000 : 0)),
      ),
    )
  }

  if (battery !== undefined) {
    each((device) => device.setBattery(battery.startPercent, battery.percentPerHour))

    undo.push(() =>
      each((device) =>
        device.setBattery(device.battery.percent || NEW_BATTERY_PERCENT, BASE_DRAIN.percentPerHour),
      ),
    )
  }

  if (clock !== undefined) {
    const setAll = (isClockWrong: boolean, { offsetSeconds, driftPpm }: typeof clock): void =>
      each((device) => {
        device.isClockWrong = isClockWrong
        device.setClock({ offsetMs: offsetSeconds * 1000, driftPpm })
      })

    setAll(true, clock)
    undo.push(() => setAll(false, { offsetSeconds: 0, driftPpm: 0 }))
  }

  if (leadOff !== undefined) {
    const recorders = on.devices.filter(({ typeCode }) => typeCode === DEVICE_TYPES.ecgRecorder)

    undo.push(
      repeatSpell(on.clock, leadOff, (isOn) =>
        recorders.forEach((device) => device.setContact({ left: true, right: !isOn })),
      ),
    )
  }

  return () => undo.forEach((step) => step())
}

/** A spell of `seconds` at the end of each period. The returned function ends it, in a spell or out of one. */
function repeatSpell(
  clock: Clock,
  spell: { readonly everySeconds: number; readonly seconds: number },
  change: (isOn: boolean) => void,
): () => void {
  let isOn = false
  let cancel: (() => void) | undefined

  const turn = (on: boolean): void => {
    isOn = on
    change(on)
  }

  const wait = (): void => {
    cancel = clock.after((spell.everySeconds - spell.seconds) * 1000, () => {
      turn(true)

      cancel = clock.after(spell.seconds * 1000, () => {
        turn(false)
        wait()
      })
    })
  }

  if (spell.seconds > 0) wait()

  return () => {
    cancel?.()
    if (isOn) turn(false)
  }
}
