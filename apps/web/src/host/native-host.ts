import { askHost } from './callbacks.ts'
import type { Host, HostAction } from './host-api.ts'
import { parseImages } from './images.ts'
import { schemeLinks } from './scheme-links.ts'

/** How one platform is called. */
export interface NativeTransport {
  readonly environment: 'android' | 'ios'
  /** Calls a bridge function with JSON; `callbackId` where an answer is waited for. */
  call: (action: HostAction, parameters: object, callbackId?: string) => void
  /** An answer at once, where the platform can; iOS cannot. */
  readonly appVersion?: () => string
  follow: (link: string) => void
}

/** The native app: functions of the bridge object where an answer is needed, links of its scheme otherwise. */
export function nativeHost(transport: NativeTransport): Host {
  const { environment, call, follow, appVersion } = transport

  const ask = (action: HostAction, parameters: object = {}) =>
    askHost(action, (id) => call(action, parameters, id))

  const tell = (action: HostAction, parameters: object) => Promise.resolve(call(action, parameters))
  const go = (link: string) => Promise.resolve(follow(link))

  return {
    environment,
    can: (action) => action !== 'getAppVersion' || appVersion !== undefined,
    saveUserInfo: (user) => tell('saveUserInfo', user),
    scanCode: async () => ({ raw: await ask('scanCode') }),
    getAppVersion: () => Promise.resolve(appVersion?.() ?? ''),
    savePicture: (picture) => tell('savePicture', picture),
    sharePicture: (picture) => tell('sharePicture', picture),
    disconnectBle: (device) => tell('disconnectBle', device),
    uploadImage: async (choice) => parseImages(await ask('uploadImage', choice)),
    closeWebView: () => go(schemeLinks.closeWebView()),
    openH5: (page) => go(schemeLinks.openH5(page)),
    rescue: () => go(schemeLinks.rescue()),
    medicalReport: () => go(schemeLinks.medicalReport()),
    emergencyContact: () => go(schemeLinks.emergencyContact()),
    aiDoctor: (doctor) => go(schemeLinks.aiDoctor(doctor)),
    launchMiniProgram: (program) => go(schemeLinks.miniProgram(program)),
  }
}
