import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { SCAN, WAYS as copy } from '../copy.ts'
import { readCamera } from '../model/camera.ts'
import { type ScannedCode, scannedCode } from '../model/scanned-code.ts'
import styles from './devices.module.css'

interface ScanningProps {
  onRaw: (raw: string) => void
  onFailed: (state: 'denied' | 'broken') => void
}

function Scanning({ onRaw, onFailed }: ScanningProps) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onRaw, onFailed })

  useEffect(() => {
    told.current = { onRaw, onFailed }
  })

  useEffect(() => {
    if (!video.current) return undefined

    return readCamera(video.current, {
      code: (raw) => told.current.onRaw(raw),
      failed: (cause) => {
        console.warn('the camera cannot be used', cause)
        const isDenied = cause instanceof DOMException && cause.name === 'NotAllowedError'
        told.current.onFailed(isDenied ? 'denied' : 'broken')
      },
    })
  }, [])

  return (
    <video ref={video} className={styles.video} aria-label={copy.cameraVideo} muted playsInline />
  )
}

/** Scans by the browser's own camera, once it is wanted: nothing of it runs before. */
export default function CameraWay({ onCode }: { onCode: (code: ScannedCode) => void }) {
  const [state, setState] = useState<'off' | 'on' | 'denied' | 'broken'>('off')

  const read = (raw: string) => {
    setState('off')
    const code = scannedCode(raw)
    if (code) onCode(code)
    else toast({ title: SCAN.unreadable })
  }

  return (
    <section className="stack gap-s3" aria-label={copy.camera}>
      {(state === 'denied' || state === 'broken') && (
        <p className="notice warning" role="alert">
          {state === 'denied' ? copy.cameraDenied : copy.cameraBroken}
        </p>
      )}
      {state === 'on' && (
        <>
          <p className="note">{copy.cameraNote}</p>
          <Scanning onRaw={read} onFailed={setState} />
        </>
      )}
      <Button variant="outline" onClick={() => setState(state === 'on' ? 'off' : 'on')}>
        {state === 'on' ? copy.cameraStop : copy.camera}
      </Button>
    </section>
  )
}
