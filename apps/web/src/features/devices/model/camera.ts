import { MS_PER_SECOND } from '@kangban/china-time'

/** Shape Detection API, as far as it is used: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector
  }
}

/** Often enough for a hand that holds still, seldom enough for an old phone. */
const LOOK_EVERY_MS = MS_PER_SECOND / 4

/** Whether this browser reads codes by itself; no library is loaded where it does not, since the number can be typed. */
export const hasCamera = (): boolean =>
  window.BarcodeDetector !== undefined && 'mediaDevices' in navigator

/** Shows the camera behind the phone and reads the first code that comes into view. Gives the way to end it. */
export function readCamera(
  video: HTMLVideoElement,
  on: { code: (raw: string) => void; failed: (cause: unknown) => void },
): () => void {
  let ended = false
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    ended = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  const look = async (detector: Detector): Promise<void> => {
    // A picture that is not there yet is refused, and comes a moment later.
    const codes = await detector.detect(video).catch(() => [])
    if (ended) return undefined
    const [code] = codes

    if (code) {
      end()
      return on.code(code.rawValue)
    }

    timer = setTimeout(() => void look(detector), LOOK_EVERY_MS)
    return undefined
  }

  const start = async () => {
    const opened = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
    })

    stream = opened
    if (ended) return end()
    video.srcObject = opened
    await video.play()
    const { BarcodeDetector } = window
    if (BarcodeDetector) await look(new BarcodeDetector({ formats: ['qr_code'] }))
  }

  start().catch((cause: unknown) => {
    if (ended) return
    end()
    on.failed(cause)
  })

  return end
}
