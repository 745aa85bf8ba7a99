import { askHost, type Question } from './callbacks.ts'
import { BridgeError, type Host, type HostAction } from './host-api.ts'
import { parseImages } from './images.ts'
import { knowsPlace, locate } from './locate.ts'
import { schemeLinks, telLink } from './scheme-links.ts'
import { wholeAddress } from './h5-host.ts'

/** How one platform is called. */
export interface NativeTransport {
  readonly environment: 'android' | 'ios'
  /** Whether this app has the bridge function: an older one may lack it. */
  has: (action: HostAction) => boolean
  /** Calls a bridge function with JSON; `callbackId` where an answer is waited for. */
  call: (action: HostAction, parameters: object, callbackId?: string) => void
  /** An answer at once, where the platform can; iOS cannot. */
  readonly appVersion?: () => string
  follow: (link: string) => void
  /** For a demo that has less time. */
  readonly patienceMs?: number
}

/** Bridge functions without which there is no other way; the rest are links, or have one. */
const FUNCTIONS: readonly HostAction[] = [
  'saveUserInfo',
  'scanCode',
  'sharePicture',
  'disconnectBle',
  'uploadImage',
]

/** The native app: functions of the bridge object where an answer is needed, links of its scheme otherwise. */
export function nativeHost(transport: NativeTransport): Host {
  const { environment, has, call, follow, appVersion, patienceMs } = transport

  const can = (action: HostAction): boolean => {
    if (action === 'getAppVersion') return appVersion !== undefined
    if (action === 'locate') return knowsPlace()
    return !FUNCTIONS.includes(action) || has(action)
  }

  const demand = (action: HostAction): void => {
    if (!can(action)) throw new BridgeError('unsupported', action)
  }

  // An async function, so that whatever the host throws is a rejection.
  const ask = async (action: Question, parameters: object = {}) => {
    demand(action)
    return askHost(action, { send: (id) => call(action, parameters, id), patienceMs })
  }

  const tell = async (action: HostAction, parameters: object) => {
    demand(action)
    call(action, parameters)
  }

  const go = async (link: string) => follow(link)

  return {
    environment,
    can,
    saveUserInfo: (user) => tell('saveUserInfo', user),
    scanCode: async () => {
      const raw = await ask('scanCode')
      if (!raw) throw new BridgeError('host-error', 'scanCode')
      return { raw }
    },
    getAppVersion: async () => appVersion?.() ?? '',
    savePicture: (picture) =>
      has('savePicture') ? tell('savePicture', picture) : go(schemeLinks.savePicture(picture)),
    sharePicture: (picture) => tell('sharePicture', picture),
    disconnectBle: (device) => tell('disconnectBle', device),
    uploadImage: async (choice) => parseImages(await ask('uploadImage', choice)),
    closeWebView: () => go(schemeLinks.closeWebView()),
    openH5: ({ url, ...page }) => go(schemeLinks.openH5({ ...page, url: wholeAddress(url) })),
    rescue: () => go(schemeLinks.rescue()),
    medicalReport: () => go(schemeLinks.medicalReport()),
    emergencyContact: () => go(schemeLinks.emergencyContact()),
    aiDoctor: (doctor) => go(schemeLinks.aiDoctor(doctor)),
    launchMiniProgram: (program) => go(schemeLinks.miniProgram(program)),
    dial: ({ phone }) => go(telLink(phone)),
    locate,
  }
}
