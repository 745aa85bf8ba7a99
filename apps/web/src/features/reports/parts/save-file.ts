import { host } from '../../../host/host.ts'

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()

    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )

    reader.addEventListener('error', () =>
      reject(new Error('the picture could not be read', { cause: reader.error })),
    )

    reader.readAsDataURL(file)
  })

function download(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Into the album of the phone where the app can, else as a download; `url` is the picture's own. */
export async function savePicture(file: File, url: string): Promise<void> {
  const { environment } = host()
  if (environment === 'browser' || environment === 'wechat') return download(url, file.name)
  // The app cannot read an address of this page.
  return host().savePicture({ url: await asDataUrl(file) })
}

export const canSend = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] })
