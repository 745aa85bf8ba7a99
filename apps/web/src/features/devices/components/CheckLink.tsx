import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { MANAGE as copy } from '../copy.ts'
import { nameTail, type NearDevice } from '../model/read-device.ts'
import type { ManagedSlot } from './use-managed-slots.ts'
import { useNearDevice } from './use-near-device.ts'

/** By its number, or by the tail of its name where the browser hides the number. */
function isSame({ deviceCode, name }: NearDevice, own: string | null | undefined): boolean {
  if (!own) return true
  if (deviceCode !== null) return deviceCode === own
  const tail = nameTail(name)
  return tail === null || own.endsWith(tail)
}

function Vibrate({ vibrate }: { vibrate: () => Promise<void> }) {
  const [told, setTold] = useState('')

  const start = () =>
    void vibrate().then(
      () => setTold(copy.vibrated),
      (cause: unknown) => {
        console.warn('the device did not vibrate', cause)
        setTold(copy.vibrateFailed)
      },
    )

  return (
    <>
      <Button variant="outline" onClick={start}>
        {copy.vibrate}
      </Button>
      <p className="note" role="status">
        {told}
      </p>
    </>
  )
}

/** Whether the device is in reach: what it tells, or why it cannot be heard and what to do. */
export function CheckLink({ slot }: { slot: ManagedSlot }) {
  const { nearness, look } = useNearDevice(slot.type)
  const { state } = nearness
  const same = state === 'found' && isSame(nearness.device, slot.device?.deviceCode)

  return (
    <div className="stack gap-s2" aria-live="polite">
      {state === 'failed' && <p className="notice warning">{nearness.text}</p>}
      {state === 'found' && (
        <p className={same ? 'notice' : 'notice warning'}>
          {same
            ? copy.inReach(slot.name, nearness.device.battery)
            : copy.otherFound(nearness.device.name)}
        </p>
      )}
      {state === 'found' && same && nearness.device.vibrate && (
        <Vibrate vibrate={nearness.device.vibrate} />
      )}
      <Button variant="text" busy={state === 'looking'} onClick={look}>
        {state === 'looking' ? copy.checking : copy.check}
      </Button>
    </div>
  )
}
