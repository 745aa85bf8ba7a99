import { useState } from 'react'
import { backendAddress } from '../../../config/runtime-config.ts'
import { savePicture } from '../../../shared/product/save-picture.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { QR } from '../copy.ts'
import styles from './draw.module.css'

interface CashQrProps {
  /** As the back end gives it; relative to where that stands. */
  url: string
  /** Its link expires: gets another one. */
  onRetry: () => void
}

/** The code of a cash prize, large enough to be scanned from the screen, and the way to keep it. */
export function CashQr({ url, onRetry }: CashQrProps) {
  const address = new URL(url, backendAddress()).href
  const [failed, setFailed] = useState<string | null>(null)

  const retry = () => {
    setFailed(null)
    onRetry()
  }

  if (failed === address) return <ErrorState text={QR.failed} onRetry={retry} />

  return (
    <>
      <img
        className={`framed rounded surface ${styles.qr}`}
        src={address}
        alt={QR.alt}
        onError={() => setFailed(address)}
      />
      <div>
        <p className="text strong">{QR.show}</p>
        <p className="note">{QR.warning}</p>
      </div>
      <Button onClick={() => void savePicture(address)}>{QR.save}</Button>
    </>
  )
}
