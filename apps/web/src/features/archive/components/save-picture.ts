import { host } from '../../../host/host.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { VIEWER } from '../copy.ts'

const isOwn = (url: string): boolean => new URL(url).origin === location.origin

/** A browser downloads by its own hand only what lies on this server; the rest is fetched first. */
async function download(url: string): Promise<void> {
  if (isOwn(url)) return host().savePicture({ url })
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture answered HTTP ${answer.status}`)
  const copy = URL.createObjectURL(await answer.blob())
  await host().savePicture({ url: copy })
  // Not while the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(copy), 60_000)
}

/** Hands the picture to the phone's album, or to the downloads of a browser; WeChat has its own long press. */
export async function savePicture(url: string): Promise<void> {
  const { environment } = host()
  if (environment === 'wechat') return toast({ title: VIEWER.longPress, type: 'info', duration: 3000 })
  try {
    if (environment === 'browser') await download(url)
    else await host().savePicture({ url })
    toast({
      title: environment === 'browser' ? VIEWER.downloading : VIEWER.handedOver,
      type: 'success',
      duration: 2000,
    })
  } catch (cause) {
    console.warn('the picture was not saved', cause)
    toast({ title: VIEWER.longPress, type: 'info', duration: 3000 })
  }
}
