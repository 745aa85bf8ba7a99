import type { DeviceTypeCode } from '@kangban/contracts/constants'
import { useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { WAYS as copy } from '../copy.ts'
import { nameTail, type NearDevice } from '../model/read-device.ts'
import { proofOf, type ScannedCode } from '../model/scanned-code.ts'
import { CodeForm } from './CodeForm.tsx'
import { useNearDevice } from './use-near-device.ts'

interface FoundProps {
  device: NearDevice
  busy: boolean
  onCode: (code: ScannedCode) => void
}

/** That a device answers the radio shows that one is near; that its number is known, that it is the one in hand. */
function Found({ device, busy, onCode }: FoundProps) {
  const { deviceCode, name } = device
  const tail = nameTail(name)

  const [lost, setLost] = useState(false)

  const bind = async (code: string) => {
    try {
      // Asked at the last moment: a code is good for a minute or two.
      const bindingCode = (await device.bindingCode?.()) ?? ''
      setLost(false)
      device.remember()
      onCode(proofOf(code, bindingCode))
    } catch (cause) {
      console.warn('the device did not tell its binding code', cause)
      setLost(true)
    }
  }

  const trouble = lost && (
    <p className="notice warning" role="alert">
      {copy.codeNotTold}
    </p>
  )

  if (!device.bindingCode && !isDocumentedOnly())
    return <p className="notice warning">{copy.noBindingCode}</p>

  if (deviceCode === null) {
    return (
      <>
        <p className="text lines-15">{copy.askCode}</p>
        {trouble}
        <CodeForm
          busy={busy}
          proven
          check={(code) => (tail && !code.endsWith(tail) ? copy.otherDevice(tail) : null)}
          onCode={({ deviceCode: code }) => void bind(code)}
        />
      </>
    )
  }

  return (
    <>
      <p className="large strong number">{copy.foundCode(deviceCode)}</p>
      <p className="note">{copy.same}</p>
      {trouble}
      <Button busy={busy} onClick={() => void bind(deviceCode)}>
        {copy.bindFound}
      </Button>
    </>
  )
}

interface BluetoothWayProps {
  type: DeviceTypeCode
  busy: boolean
  onCode: (code: ScannedCode) => void
}

/** Finds the device by Bluetooth, a real one or a simulated one, and has the person compare it with what is in hand. */
export function BluetoothWay({ type, busy, onCode }: BluetoothWayProps) {
  const { nearness, look } = useNearDevice(type)
  const { state } = nearness

  return (
    <section className="stack gap-s3" aria-label={copy.bluetooth} aria-live="polite">
      {state === 'found' ? (
        <>
          <p className="text ok strong">
            <span aria-hidden="true">✓ </span>
            {copy.found(nearness.device.name)}
          </p>
          <Found device={nearness.device} busy={busy} onCode={onCode} />
          <Button variant="text" onClick={look}>
            {copy.notMine}
          </Button>
        </>
      ) : (
        <>
          <p className="note">{state === 'looking' ? copy.connecting : copy.bluetoothNote}</p>
          {state === 'failed' && (
            <p className="notice warning" role="alert">
              {nearness.text}
            </p>
          )}
          <Button busy={state === 'looking'} onClick={look}>
            {copy.bluetooth}
          </Button>
        </>
      )}
    </section>
  )
}
