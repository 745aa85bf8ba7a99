import type { HostAction, HostApi } from './host-api.ts'

/** All of them: a new one that is missing here does not compile. */
const ACTIONS = Object.keys({
  saveUserInfo: true,
  scanCode: true,
  getAppVersion: true,
  savePicture: true,
  sharePicture: true,
  disconnectBle: true,
  uploadImage: true,
  closeWebView: true,
  openH5: true,
  rescue: true,
  medicalReport: true,
  emergencyContact: true,
  aiDoctor: true,
  launchMiniProgram: true,
  dial: true,
  locate: true,
} satisfies Record<HostAction, true>)

export type Outcome = { ok: true; value: unknown } | { ok: false; cause: unknown }

/** Hears of a call before it is made, and by what it gives back how the call ended. */
export type Watch = (action: HostAction, parameters: unknown) => ((outcome: Outcome) => void) | void

/** The actions of whatever host there is at the moment of the call, watched. */
export function observed(host: () => HostApi, watch: Watch): HostApi {
  const watched = (action: HostAction) => async (parameters?: unknown) => {
    const end = watch(action, parameters)

    try {
      const value = await (host()[action] as (parameters?: unknown) => Promise<unknown>)(parameters)
      end?.({ ok: true, value })
      return value
    } catch (cause) {
      end?.({ ok: false, cause })
      throw cause
    }
  }

  return Object.fromEntries(
    ACTIONS.map((action) => [action, watched(action as HostAction)]),
  ) as unknown as HostApi
}
