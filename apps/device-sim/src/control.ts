import { GattError, MessageFields } from '@kangban/gatt'
import type { Device } from './device.ts'
import type { DeviceRegistry } from './device-registry.ts'
import type { RadioFaults } from './faults.ts'

/** What tests and the demo console can do to a device. The field names are those of `POST /control`. */
export type ControlCommand =
  | { readonly action: 'contact'; readonly left: boolean; readonly right: boolean }
  /** Cuts the link; the device stays out of reach for so long (0: it can be connected again at once). */
  | { readonly action: 'disconnect'; readonly unreachableMs: number }
  /** The next so many notifications are lost. */
  | { readonly action: 'drop'; readonly count: number }
  /** Sets probabilities, 0 to 1; those not named become 0. */
  | { readonly action: 'loss'; readonly loss: number; readonly duplicate: number; readonly reorder: number }
  | { readonly action: 'battery'; readonly percent: number }

const ONE_DAY_MS = 86_400_000
const MOST_DROPS = 100_000

/** A request that cannot be carried out; `status` is the HTTP status. */
export class ControlError extends Error {
  readonly status: 400 | 404

  constructor(status: 400 | 404, message: string) {
    super(message)
    this.name = 'ControlError'
    this.status = status
  }
}

/** Carries out the JSON text of a request. Throws ControlError. */
export function control(registry: DeviceRegistry, text: string): void {
  const { deviceId, command } = parseControl(text)
  const device = registry.find(deviceId)
  if (device === undefined) throw new ControlError(404, `device ${JSON.stringify(deviceId)} does not exist`)
  apply(device, command)
}

function apply(device: Device, command: ControlCommand): void {
  switch (command.action) {
    case 'contact':
      device.setContact({ left: command.left, right: command.right })
      return
    case 'disconnect':
      device.disconnect(command.unreachableMs)
      return
    case 'drop':
      device.dropsLeft = command.count
      return
    case 'loss':
      device.faults = { loss: command.loss, duplicate: command.duplicate, reorder: command.reorder }
      return
    case 'battery':
      device.setBattery(command.percent)
  }
}

function parseControl(text: string): { deviceId: string; command: ControlCommand } {
  try {
    const fields = MessageFields.ofText(text)
    return { deviceId: fields.text('device'), command: commandOf(fields) }
  } catch (error) {
    throw error instanceof GattError ? new ControlError(400, error.message) : error
  }
}

function commandOf(fields: MessageFields): ControlCommand {
  const action = fields.text('action')
  switch (action) {
    case 'contact':
      return { action, left: fields.flag('left'), right: fields.flag('right') }
    case 'disconnect':
      return {
        action,
        unreachableMs: fields.has('unreachableMs') ? fields.integer('unreachableMs', [0, ONE_DAY_MS]) : 0,
      }
    case 'drop':
      return { action, count: fields.integer('count', [0, MOST_DROPS]) }
    case 'loss': {
      const chance = (name: keyof RadioFaults): number => (fields.has(name) ? fields.number(name, [0, 1]) : 0)
      return { action, loss: chance('loss'), duplicate: chance('duplicate'), reorder: chance('reorder') }
    }
    case 'battery':
      return { action, percent: fields.integer('percent', [1, 100]) }
    default:
      throw new ControlError(
        400,
        `action: ${JSON.stringify(action)} is not one of contact, disconnect, drop, loss, battery`,
      )
  }
}
