import { host } from '../../host/host.ts'
import { toast } from '../ui/layers/toast.ts'

const WORDS = {
  downloading: '已开始下载',
  handedOver: '已交给手机保存',
  longPress: '请长按图片，再选保存',
} as const

/** Hands the picture to the phone's album, or to the downloads of a browser; WeChat has its own long press. */
export async function savePicture(url: string): Promise<void> {
  const { environment } = host()
  if (environment === 'wechat')
    return toast({ title: WORDS.longPress, type: 'info', duration: 3000 })

  try {
    await host().savePicture({ url })

    toast({
      title: environment === 'browser' ? WORDS.downloading : WORDS.handedOver,
      type: 'success',
      duration: 2000,
    })
  } catch (cause) {
    console.warn('the picture was not saved', cause)
    toast({ title: WORDS.longPress, type: 'info', duration: 3000 })
  }
}
