import { type DeviceTypeCode, PRODUCT_NAMES } from '@kangban/contracts/constants'
import type { ElectrodeContact } from '@kangban/gatt'
import type { Random } from '@kangban/vitals'
import { createRandom } from '@kangban/vitals'
import { BASE_DRAIN, Battery } from './battery.ts'
import { DEVICE_KINDS, deviceId } from './device-kinds.ts'
import type { RadioFaults } from '../radio/faults.ts'
import type { PushFate } from './gatt-server.ts'
import type { Peripheral } from './peripheral.ts'
import type { Timeline } from '../world/timeline.ts'

/** The link to a central, as far as its device needs to know it. */
export interface DeviceLink {
  /** The central has no user of its own: whoever else wants the device gets it. */
  readonly givesWay: boolean
  contactChanged(): void
  batteryChanged(): void
  clockChanged(): void
  timeJumped(): void
  lose(reason: string): void
  /** Whether the central takes what it is sent too slowly. */
  isCongested(): boolean
}

export interface DeviceOptions {
  readonly typeCode: DeviceTypeCode
  readonly person: string
  readonly seed: string
  readonly faults: RadioFaults
  readonly clock: Timeline
  readonly makePeripheral: (device: Device) => Peripheral
}

/** What a scanner hears of a device. */
export interface Advertising {
  readonly localName: string
  readonly services: readonly string[]
  readonly intervalMs: number
  readonly connectable: true
  readonly rssiDbm: number
}

/** A phone on the table beside the device hears it so. */
const NEAR_RSSI_DBM = -55
/** How far one reading of the signal lies from the next, standard deviation. */
const FADING_DB = 2

/** What lasts beyond a link: a device's body, its battery, its clock and what the radio does to it. */
export class Device {
  readonly id: string
  readonly typeCode: DeviceTypeCode
  readonly person: string
  readonly seed: string
  readonly name: string
  readonly serialNumber: string
  readonly random: Random
  readonly clock: Timeline
  readonly peripheral: Peripheral
  readonly battery: Battery
  /** What became of everything that was pushed. */
  readonly fates: Record<PushFate, number> = {
    sent: 0,
    lost: 0,
    duplicated: 0,
    held: 0,
    unsubscribed: 0,
  }
  contact: ElectrodeContact = { left: true, right: true }
  faults: RadioFaults
  /** A clock that a scenario has put wrong stays wrong, as in the many devices whose clock cannot be set. */
  isClockWrong = false
  /** Notifications that are still to be dropped by order. */
  dropsLeft = 0
  /** A device has one central at a time, and is not to be found meanwhile by others, unless that one gives way. */
  link: DeviceLink | undefined

  private readonly fading: Random
  private unreachableUntil = Number.NEGATIVE_INFINITY
  /** How the crystal runs since `at`, and how far it had run off by then. */
  private crystal = { ppm: 0, at: 0, offMs: 0 }
  private clockOffsetMs = 0

  constructor(options: DeviceOptions) {
    const about = DEVICE_KINDS[options.typeCode]
    this.id = deviceId(options.typeCode, options.person)
    this.typeCode = options.typeCode
    this.person = options.person
    this.seed = options.seed
    this.clock = options.clock
    this.faults = options.faults
    this.random = createRandom(`${options.seed}/${this.id}`)
    this.fading = this.random.fork('fading')
    // Not seeded: the number is part of the device, and what is bound to an account must stay the same.
    const digits = createRandom(this.id).int(0, 99_999_999).toString().padStart(8, '0')
    this.serialNumber = about.serialPrefix + digits
    this.name = `${PRODUCT_NAMES[options.typeCode]} ${digits.slice(-4)}`
    this.battery = new Battery(this.clock, this.random.fork('battery').int(70, 100))
    this.peripheral = options.makePeripheral(this)
  }

  get isReachable(): boolean {
    return this.clock.now() >= this.unreachableUntil && !this.battery.isEmpty
  }

  /** Undefined while a central keeps it or it is out of reach. Each call is another reading of the signal. */
  advertising(): Advertising | undefined {
    if (this.link?.givesWay === false || !this.isReachable) return undefined
    const { services, advertisingMs } = DEVICE_KINDS[this.typeCode]
    const rssiDbm = Math.round(this.fading.normal(NEAR_RSSI_DBM, FADING_DB))
    return { localName: this.name, services, intervalMs: advertisingMs, connectable: true, rssiDbm }
  }

  /** Milliseconds as the crystal counts them: their differences are times that have passed, as the device sees it. */
  crystalMs(): number {
    const now = this.clock.now()
    return now + this.crystal.offMs + ((now - this.crystal.at) * this.crystal.ppm) / 1e6
  }

  /** The device's own clock: Unix milliseconds as far as it knows. */
  deviceTime(): number {
    return this.crystalMs() + this.clockOffsetMs
  }

  /** What the clock showed at a moment, to the nearest second: Unix milliseconds, as time stamps carry it. */
  stampOf(at: number): number {
    return Math.round((at + this.deviceTime() - this.clock.now()) / 1000) * 1000
  }

  /** Nor does a central of the present tell the time to a device that lives in the past. */
  get isClockSettable(): boolean {
    return !this.isClockWrong && this.clock.play === undefined
  }

  /** Sets the clock so far off true time. It drifts on from there, at another rate if one is given. */
  setClock(setting: { readonly offsetMs: number; readonly driftPpm?: number }): void {
    const now = this.clock.now()

    this.crystal = {
      ppm: setting.driftPpm ?? this.crystal.ppm,
      at: now,
      offMs: this.crystalMs() - now,
    }

    this.clockOffsetMs = setting.offsetMs - this.crystal.offMs
    this.link?.clockChanged()
  }

  setBattery(percent: number, percentPerHour: number = BASE_DRAIN.percentPerHour): void {
    this.battery.set(percent, percentPerHour)
    this.checkBattery()
  }

  /** Tells the link; an empty battery ends it. */
  checkBattery(): void {
    if (this.battery.isEmpty) this.link?.lose('the battery is empty')
    else this.link?.batteryChanged()
  }

  setContact(contact: ElectrodeContact): void {
    this.contact = contact
    this.link?.contactChanged()
  }

  /** Cuts the link, and stays out of reach for so long. */
  disconnect(unreachableMs: number): void {
    this.unreachableUntil = this.clock.now() + unreachableMs
    this.link?.lose('the device went out of reach')
  }

  /** Time is now elsewhere. What is under way goes on from there; a clock that was set keeps its error. */
  timeJumped(distanceMs: number): void {
    this.battery.timeJumped(distanceMs)
    this.unreachableUntil += distanceMs
    this.crystal.at += distanceMs
    this.peripheral.timeJumped()
    this.link?.timeJumped()
    this.link?.clockChanged()
  }

  takeDrop(): boolean {
    if (this.dropsLeft === 0) return false
    this.dropsLeft--
    return true
  }
}
