import { host } from '../../../host/host.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { VIEWER } from '../copy.ts'

/** Hands the picture to the phone's album, or to the downloads of a browser; WeChat has its own long press. */
export async function savePicture(url: string): Promise<void> {
  const { environment } = host()
  if (environment === 'wechat')
    return toast({ title: VIEWER.longPress, type: 'info', duration: 3000 })

  try {
    await host().savePicture({ url })

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
