import { MS_PER_DAY } from '@kangban/china-time'
import { isBoundAs } from '@kangban/contracts/binding-status'
import { DEVICE_TYPES, type DeviceTypeCode, SHORT_DEVICE_NAMES } from '@kangban/contracts/constants'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { agoInWords } from '../../../shared/format/when.ts'
import { BINDING, STATUS } from '../copy.ts'

type Outputs = inferRouterOutputs<PageRouter>['devices']
export type BoundDevice = Outputs['listBoundDevices'][number]

export const SLOT_TYPES: readonly DeviceTypeCode[] = Object.values(DEVICE_TYPES)

export interface Slot {
  readonly type: DeviceTypeCode
  readonly name: string
  /** Null while nothing of the type is bound. */
  readonly device: BoundDevice | null
}

/** Watch, blood-pressure monitor and ECG recorder; only status 02 counts as bound. */
export const slotsOf = (devices: readonly BoundDevice[]): Slot[] =>
  SLOT_TYPES.map((type) => ({
    type,
    name: SHORT_DEVICE_NAMES[type],
    device: devices.find(isBoundAs(type)) ?? null,
  }))

/** Which are there and which are still missing. */
export function bindingSentence(slots: readonly Slot[]): string {
  const namesOf = (wanted: boolean) =>
    slots.flatMap(({ device, name }) => ((device !== null) === wanted ? name : [])).join('、')

  const [bound, missing] = [namesOf(true), namesOf(false)]
  if (!bound) return BINDING.none
  return missing ? BINDING.missing(bound, missing) : BINDING.all
}

/** From here on the device should be charged today. */
const LOW_BATTERY_PERCENT = 20
/** A device that is worn tells of itself at least once a day. */
const SILENT_MS = MS_PER_DAY

export interface DeviceStatus {
  /** Null where the back end does not tell. */
  readonly battery: string | null
  readonly sync: string | null
  /** The same where their names stand beside them. */
  readonly percent: string | null
  readonly when: string | null
  readonly weak: boolean
  readonly silent: boolean
}

type Told = Partial<Pick<BoundDevice, 'battery' | 'lastSync'>>

function batteryText(percent: number): string {
  if (percent === 0) return STATUS.flat
  return percent <= LOW_BATTERY_PERCENT ? STATUS.lowBattery(percent) : STATUS.battery(percent)
}

function percentText(percent: number): string {
  if (percent === 0) return STATUS.flat
  return percent <= LOW_BATTERY_PERCENT ? STATUS.lowPercent(percent) : STATUS.percent(percent)
}

export function statusOf({ battery, lastSync }: Told, nowMs: number): DeviceStatus {
  const percent = battery ?? null
  const when = lastSync ? agoInWords(lastSync, nowMs) : null
  // Told and empty: nothing has come yet. Not told at all: the back end does not know.
  const never = lastSync === null ? STATUS.never : null

  return {
    battery: percent === null ? null : batteryText(percent),
    percent: percent === null ? null : percentText(percent),
    sync: when === null ? never : STATUS.synced(when),
    when: when ?? never,
    weak: percent !== null && percent <= LOW_BATTERY_PERCENT,
    silent: Boolean(lastSync) && nowMs - Date.parse(String(lastSync)) > SILENT_MS,
  }
}
