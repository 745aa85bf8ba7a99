import type { ElectrodeContact } from '@kangban/gatt'
import type { Random } from '@kangban/vitals'
import { createRandom } from '@kangban/vitals'
import type { Clock } from './clock.ts'
import type { RadioFaults } from './faults.ts'

/** The documented device type codes that this simulator has peripherals for. */
export const DEVICE_KINDS = {
  '10010002': { kind: 'watch', name: '康伴手表', model: 'KB-W1', serialPrefix: 'KW' },
  '10040001': { kind: 'ecg-recorder', name: '康伴心电仪', model: 'KB-E1', serialPrefix: 'KE' },
} as const

export type DeviceTypeCode = keyof typeof DEVICE_KINDS
export type DeviceKind = (typeof DEVICE_KINDS)[DeviceTypeCode]['kind']

export function isDeviceTypeCode(text: string): text is DeviceTypeCode {
  return Object.hasOwn(DEVICE_KINDS, text)
}

/** One percent of charge lasts so long. */
const BATTERY_PERCENT_MS = 40 * 60_000

/** A link to a central, as far as its device needs to know it. */
export interface DeviceLink {
  contactChanged(): void
  batteryChanged(): void
  lose(reason: string): void
}

export interface DeviceOptions {
  readonly typeCode: DeviceTypeCode
  readonly person: string
  readonly seed: string
  readonly faults: RadioFaults
  readonly clock: Clock
}

/** What all links of one simulated device share: its body, its battery and what the radio does to it. */
export class Device {
  readonly id: string
  readonly typeCode: DeviceTypeCode
  readonly person: string
  readonly name: string
  readonly serialNumber: string
  readonly random: Random
  readonly clock: Clock
  readonly links = new Set<DeviceLink>()
  contact: ElectrodeContact = { left: true, right: true }
  faults: RadioFaults
  /** Notifications that are still to be dropped by order. */
  dropsLeft = 0

  private measurements = 0
  private charge: { readonly percent: number; readonly at: number }
  private unreachableUntil = Number.NEGATIVE_INFINITY

  constructor(options: DeviceOptions) {
    const about = DEVICE_KINDS[options.typeCode]
    this.id = deviceId(options.typeCode, options.person)
    this.typeCode = options.typeCode
    this.person = options.person
    this.clock = options.clock
    this.faults = options.faults
    this.random = createRandom(`${options.seed}/${this.id}`)
    // Not seeded: the number is part of the device, and what is bound to an account must stay the same.
    const digits = createRandom(this.id).int(0, 99_999_999).toString().padStart(8, '0')
    this.serialNumber = about.serialPrefix + digits
    this.name = `${about.name} ${digits.slice(-4)}`
    this.charge = { percent: this.random.fork('battery').int(70, 100), at: options.clock.now() }
  }

  get batteryPercent(): number {
    const used = Math.floor((this.clock.now() - this.charge.at) / BATTERY_PERCENT_MS)
    return Math.max(1, this.charge.percent - used)
  }

  get reachable(): boolean {
    return this.clock.now() >= this.unreachableUntil
  }

  setBattery(percent: number): void {
    this.charge = { percent, at: this.clock.now() }
    for (const link of this.links) link.batteryChanged()
  }

  setContact(contact: ElectrodeContact): void {
    this.contact = contact
    for (const link of this.links) link.contactChanged()
  }

  /** Cuts all links, and stays out of reach for so long. */
  disconnect(unreachableMs: number): void {
    this.unreachableUntil = this.clock.now() + unreachableMs
    for (const link of this.links) link.lose('the device went out of reach')
  }

  /** Numbers the measurements from 1, so that each has a signal of its own. */
  nextMeasurement(): number {
    return ++this.measurements
  }

  takeDrop(): boolean {
    if (this.dropsLeft === 0) return false
    this.dropsLeft--
    return true
  }
}

export function deviceId(typeCode: DeviceTypeCode, person: string): string {
  return `${typeCode}-${person}`
}
