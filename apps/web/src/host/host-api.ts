import type { UserInfo } from '@kangban/contracts'

export interface NativeImage {
  id: string
  url: string
}

export interface MiniProgram {
  appId: string
  path: string
  query?: Readonly<Record<string, string>>
}

/** Degrees, north and east; metres. */
export interface Place {
  latitude: number
  longitude: number
  accuracy: number
}

export type AiDoctorKind = 1 | 2 | 3 | 45

/** What the app asks of whatever it runs in: one interface, several transports. */
export interface HostApi {
  saveUserInfo: (user: UserInfo) => Promise<void>
  scanCode: () => Promise<{ raw: string }>
  /** Android only. */
  getAppVersion: () => Promise<string>
  savePicture: (picture: { url: string }) => Promise<void>
  /** To a chat that the person chooses in the app. */
  sharePicture: (picture: { url: string }) => Promise<void>
  disconnectBle: (device: { deviceType: string; deviceCode: string }) => Promise<void>
  /** `remain`: how many images may still be chosen. */
  uploadImage: (choice: { remain: number }) => Promise<NativeImage[]>
  closeWebView: () => Promise<void>
  openH5: (page: { url: string; title?: string }) => Promise<void>
  rescue: () => Promise<void>
  medicalReport: () => Promise<void>
  emergencyContact: () => Promise<void>
  aiDoctor: (doctor: { type: AiDoctorKind }) => Promise<void>
  launchMiniProgram: (program: MiniProgram) => Promise<void>
  /** By the phone's own dialler, which asks before it calls. */
  dial: (call: { phone: string }) => Promise<void>
  /** Where the phone is. Nobody waits longer than `timeout`, be it for the permission. */
  locate: (options: PositionOptions & { timeout: number }) => Promise<Place>
}

export type HostAction = keyof HostApi
export type HostEnvironment = 'android' | 'ios' | 'wechat' | 'browser'

export interface Host extends HostApi {
  readonly environment: HostEnvironment
  /** Whether the action does what it says here; asked before a button is offered. */
  can: (action: HostAction) => boolean
}

export type BridgeFailure = 'unsupported' | 'denied' | 'cancelled' | 'timeout' | 'host-error'

export class BridgeError extends Error {
  readonly code: BridgeFailure

  constructor(code: BridgeFailure, action: HostAction) {
    super(`${action}: ${code}`)
    this.name = 'BridgeError'
    this.code = code
  }
}
