// What the driver of a simulated host sets: who it pretends to be, and what the person and the phone do.
import { MS_PER_SECOND } from '@kangban/china-time'
import type { HostEnvironment, NativeImage, Place } from './host-api.ts'

export const HOST_KINDS = [
  'android',
  'ios',
  'wechat',
  'browser',
] as const satisfies readonly HostEnvironment[]

/** `never`: the person leaves the question on the screen. */
export type Permission = 'granted' | 'denied' | 'never'

/** How questions (scan, pictures) are answered; `throws` is a bridge that breaks at every call. */
export const MANNERS = [
  'answers',
  'cancelled',
  'never',
  'twice',
  'late',
  'nonsense',
  'throws',
] as const

export interface HostSettings {
  kind: HostEnvironment
  manner: (typeof MANNERS)[number]
  /** Before an answer. */
  delayMs: number
  /** How long the page waits for one; shorter than with real hosts, so that a demo can show it. */
  patienceMs: number
  scan: string
  images: readonly NativeImage[]
  appVersion: string
  permissions: Readonly<Record<'camera' | 'album' | 'location', Permission>>
  /** Null: the browser's own. */
  place: Place | null
  /** In px; null: none is told. */
  statusBarHeight: number | null
  miniProgram: 'opens' | 'fails'
}

const DEFAULTS: HostSettings = {
  kind: 'android',
  manner: 'answers',
  delayMs: 0,
  patienceMs: 10 * MS_PER_SECOND,
  scan: '',
  images: [],
  appVersion: '',
  permissions: { camera: 'granted', album: 'granted', location: 'granted' },
  place: null,
  statusBarHeight: null,
  miniProgram: 'opens',
}

/** A change of permissions or of anything else leaves the others as they were. */
export const settingsOf = (
  change: Partial<HostSettings>,
  before: HostSettings = DEFAULTS,
): HostSettings => ({
  ...before,
  ...change,
  permissions: { ...before.permissions, ...change.permissions },
})
