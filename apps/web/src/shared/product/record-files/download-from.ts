import { backendAddress } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'

/** A file of the service behind a link: a browser takes it and stays on its page; a native app opens the link itself. */
export async function downloadFrom(link: string, title: string): Promise<void> {
  const url = new URL(link, backendAddress()).href
  const { environment } = host()
  if (environment === 'android' || environment === 'ios') return host().openH5({ url, title })
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = ''
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
