import { DEVICE_TYPES, type DeviceTypeCode } from '@kangban/contracts/constants'
import { useState } from 'react'
import type { Slot } from '../model/device-slot.ts'
import { BindSheet } from './BindSheet.tsx'
import { EcgGuide } from './EcgGuide.tsx'
import { ManualCopy } from './ManualCopy.tsx'
import { useBind } from './use-bind.ts'
import { useMiniProgram } from './use-mini-program.ts'
import { useScan } from './use-scan.ts'
import { useUnbind } from './use-unbind.ts'

/** Everything that both pages of devices do with a slot, and the layers that it takes. */
export function useBindingDesk(onBound: () => void) {
  const [others, setOthers] = useState<DeviceTypeCode | null | undefined>(undefined)
  const [guide, setGuide] = useState(false)
  const [scanned, setScanned] = useState('')

  // What is printed on a device does not show that it is at hand: the person reads its screen, or connects.
  const { bind, binding } = useBind(onBound, ({ deviceCode, slot }) => {
    setScanned(deviceCode)
    setOthers(slot)
  })

  const { scan, other } = useScan({ bind, offerOthers: setOthers })
  const { unbind, unbinding } = useUnbind()
  const program = useMiniProgram()

  const layers = (
    <>
      <BindSheet
        slot={others}
        scanned={scanned}
        onClose={(bound) => {
          setOthers(undefined)
          setScanned('')
          if (bound) onBound()
        }}
      />
      <EcgGuide
        open={guide}
        onLaunch={program.open}
        onOthers={() => other(DEVICE_TYPES.ecgRecorder)}
        onClose={() => setGuide(false)}
      />
      <ManualCopy text={program.byHand} onClose={program.close} />
    </>
  )

  return {
    /** The recorder has to be put on first: its slot opens the guide. */
    fill: ({ type }: Slot) => (type === DEVICE_TYPES.ecgRecorder ? setGuide(true) : scan(type)),
    scanAny: () => scan(null),
    other: ({ type }: Slot) => other(type),
    empty: unbind,
    busy: binding || unbinding,
    layers,
  }
}
