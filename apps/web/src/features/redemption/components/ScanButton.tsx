import { useNavigate } from 'react-router-dom'
import { BridgeError, type BridgeFailure } from '../../../host/host-api.ts'
import { host } from '../../../host/host.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { FORM } from '../copy.ts'
import { scannedId } from '../model/scanned-id.ts'

/** Long enough to be read. */
const TOLD_MS = 2500

const FAILED: Partial<Record<BridgeFailure, string>> = {
  denied: FORM.scanDenied,
  timeout: FORM.scanSilent,
}

interface ScanButtonProps {
  text: string
  variant: 'primary' | 'outline'
}

/** To the next prize by the phone's scanner; where there is none, the page says how it is scanned. */
export function ScanButton({ text, variant }: ScanButtonProps) {
  const navigate = useNavigate()

  const scan = async () => {
    if (!host().can('scanCode')) return void navigate('/writeOff')

    try {
      const id = scannedId((await host().scanCode()).raw)
      if (id) void navigate(`/writeOff?id=${encodeURIComponent(id)}`)
      else toast({ title: FORM.notOurs })
    } catch (cause) {
      const code = cause instanceof BridgeError ? cause.code : 'host-error'
      // Whoever closes the scanner knows that nothing was scanned.
      if (code === 'cancelled') return
      console.warn('nothing was scanned', cause)
      toast({ title: FAILED[code] ?? FORM.scanFailed, duration: TOLD_MS })
    }
  }

  return (
    <Button variant={variant} onClick={() => void scan()}>
      {text}
    </Button>
  )
}
