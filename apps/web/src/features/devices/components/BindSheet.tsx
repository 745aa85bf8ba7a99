import { DEVICE_TYPES, SHORT_DEVICE_NAMES, type DeviceTypeCode } from '@kangban/contracts/constants'
import { lazy, Suspense, useRef, useState } from 'react'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { WAYS as copy } from '../copy.ts'
import { hasCamera } from '../model/camera.ts'
import { SLOT_TYPES } from '../model/device-slot.ts'
import { hasBluetooth } from '../model/read-device.ts'
import { BindFailure } from './BindFailure.tsx'
import { BluetoothWay } from './BluetoothWay.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useBind } from './use-bind.ts'

const CameraWay = lazy(() => import('./CameraWay.tsx'))
const KINDS = SLOT_TYPES.map((value) => ({ value, text: SHORT_DEVICE_NAMES[value] }))

type WayName = 'bluetooth' | 'code'

const wayOptions = () =>
  [
    { value: 'bluetooth', text: copy.bluetoothShort },
    { value: 'code', text: hasCamera() ? copy.scannedOrTyped : copy.typed },
  ] as const

interface WaysProps {
  /** Null: the person has not said yet which device it is. */
  slot: DeviceTypeCode | null
  scanned: string
  onBound: () => void
}

function Ways({ slot, scanned, onBound }: WaysProps) {
  const [type, setType] = useState<DeviceTypeCode>(slot ?? DEVICE_TYPES.watch)
  const [way, setWay] = useState<WayName>(hasBluetooth() && !scanned ? 'bluetooth' : 'code')
  const { bind, binding, failure, reset } = useBind(onBound)

  const choose = (next: WayName) => {
    reset()
    setWay(next)
  }

  return (
    <div className="stack gap-s4">
      {!slot && <Seg label={copy.which} options={KINDS} value={type} onChange={setType} />}
      {hasBluetooth() && (
        <Seg label={copy.ways} options={wayOptions()} value={way} onChange={choose} />
      )}
      <BindFailure text={failure} />
      {way === 'bluetooth' ? (
        <BluetoothWay
          key={type}
          type={type}
          busy={binding}
          onCode={(code) => bind({ ...code, slot: type })}
        />
      ) : (
        <>
          {hasCamera() && (
            <Suspense fallback={null}>
              <CameraWay onCode={(code) => bind({ ...code, slot: type })} />
            </Suspense>
          )}
          <CodeForm
            busy={binding}
            initial={scanned}
            onCode={(code) => bind({ ...code, slot: type })}
          />
        </>
      )}
    </div>
  )
}

interface BindSheetProps {
  /** Which slot is to be filled; `null` any of them, `undefined` closes. */
  slot: DeviceTypeCode | null | undefined
  /** The number that was scanned and did not suffice; empty for none. */
  scanned: string
  /** When the sheet is gone: whether something was bound. */
  onClose: (bound: boolean) => void
}

/** The ways to bind where no scanner of a native app is: Bluetooth, the browser's camera, the number typed. */
export function BindSheet({ slot, scanned, onClose }: BindSheetProps) {
  const bound = useRef(false)

  const close = () => {
    onClose(bound.current)
    bound.current = false
  }

  return (
    <Sheet
      open={slot !== undefined}
      title={copy.title(slot ? SHORT_DEVICE_NAMES[slot] : copy.device)}
      onClose={close}
    >
      {(leave) => (
        <Ways
          slot={slot ?? null}
          scanned={scanned}
          onBound={() => {
            bound.current = true
            leave()
          }}
        />
      )}
    </Sheet>
  )
}
