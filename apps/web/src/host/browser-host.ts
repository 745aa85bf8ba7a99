import { BridgeError, type Host, type HostAction } from './host-api.ts'
import { knowsPlace, locate } from './locate.ts'
import { telLink, weixinLink } from './scheme-links.ts'

const SUPPORTED: readonly HostAction[] = [
  'openH5',
  'savePicture',
  'closeWebView',
  'launchMiniProgram',
  'dial',
]

function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

const REVOKE_AFTER_MS = 60_000

/** A browser downloads by its own hand only what lies on this server; the rest is fetched first. */
async function downloadFromAnywhere(url: string): Promise<void> {
  if (new URL(url, location.href).origin === location.origin) return download(url)
  const answer = await fetch(url)
  if (!answer.ok) throw new BridgeError('host-error', 'savePicture')
  const copy = URL.createObjectURL(await answer.blob())
  download(copy)
  // Not while the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(copy), REVOKE_AFTER_MS)
}

const logged = (action: HostAction): Promise<void> => {
  console.info(`${action} needs the native app`)
  return Promise.resolve()
}

/** A browser or a messaging app: links open here, pictures download, closing goes back; the rest is only logged. */
export function browserHost(
  environment: 'browser' | 'wechat',
  follow = (url: string) => location.assign(url),
): Host {
  const go = async (url: string) => follow(url)

  return {
    environment,
    can: (action) => (action === 'locate' ? knowsPlace() : SUPPORTED.includes(action)),
    saveUserInfo: () => logged('saveUserInfo'),
    scanCode: () => Promise.reject(new BridgeError('unsupported', 'scanCode')),
    getAppVersion: () => Promise.reject(new BridgeError('unsupported', 'getAppVersion')),
    savePicture: ({ url }) => downloadFromAnywhere(url),
    sharePicture: () => logged('sharePicture'),
    disconnectBle: () => logged('disconnectBle'),
    uploadImage: () => Promise.reject(new BridgeError('unsupported', 'uploadImage')),
    closeWebView: () => Promise.resolve(history.back()),
    openH5: ({ url }) => go(url),
    rescue: () => logged('rescue'),
    medicalReport: () => logged('medicalReport'),
    emergencyContact: () => logged('emergencyContact'),
    aiDoctor: () => logged('aiDoctor'),
    launchMiniProgram: (program) => go(weixinLink(program)),
    dial: ({ phone }) => go(telLink(phone)),
    locate,
  }
}
