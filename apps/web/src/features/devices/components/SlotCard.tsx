import { DEVICE_TYPES } from '@kangban/contracts/constants'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { BINDING as copy, SLOT_NOTES } from '../copy.ts'
import { type Slot, statusOf } from '../model/device-slot.ts'
import { DeviceDrawing } from './DeviceDrawing.tsx'
import styles from './devices.module.css'

export const slotNote = (type: Slot['type']): string => {
  const kind = (Object.keys(DEVICE_TYPES) as (keyof typeof DEVICE_TYPES)[]).find(
    (name) => DEVICE_TYPES[name] === type,
  )

  return kind ? SLOT_NOTES[kind] : ''
}

function noteOf({ device, type }: Slot, nowMs: number): { parts: string[]; weak: boolean } {
  if (!device) return { parts: [slotNote(type)], weak: false }
  const { battery, sync, weak } = statusOf(device, nowMs)
  return { parts: [battery, sync].filter((part) => part !== null), weak }
}

interface SlotCardProps {
  slot: Slot
  /** The one solid button of the page. */
  main: boolean
  busy: boolean
  onBind: () => void
  onOther: () => void
  onUnbind: () => void
}

/** A slot: what it is for, whether something is bound, and the button that changes it. */
export function SlotCard({ slot, main, busy, onBind, onOther, onUnbind }: SlotCardProps) {
  const { name, type, device } = slot
  const note = noteOf(slot, useNow())

  return (
    <li className={`panel ${styles.slot}`}>
      <div className="line wrap gap-s3">
        <DeviceDrawing type={type} />
        <div className={`shrink ${styles.words}`}>
          <p className="line wrap gap-s2 rows-s05">
            <b className="large strong lines-13">{name}</b>
            <StateTag
              state={device ? 'normal' : 'none'}
              text={device ? copy.bound : copy.unbound}
            />
          </p>
          {note.parts.length > 0 && (
            <p className={`flow gap-s2 rows-0 mt-s05 ${note.weak ? 'small warn strong' : 'hint'}`}>
              {note.parts.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
        </div>
        <span className={styles.action}>
          {device ? (
            <Button
              variant="outline"
              aria-label={copy.unbindName(name)}
              busy={busy}
              onClick={onUnbind}
            >
              {copy.unbind}
            </Button>
          ) : (
            <Button
              variant={main ? 'primary' : 'outline'}
              aria-label={copy.bindName(name)}
              busy={busy}
              onClick={onBind}
            >
              {copy.bind}
            </Button>
          )}
        </span>
      </div>
      {!device && (
        <button
          type="button"
          className={`wide right small strong accent ${styles.other}`}
          aria-label={copy.othersName(name)}
          onClick={onOther}
        >
          {copy.others}
          <span aria-hidden="true"> ›</span>
        </button>
      )}
    </li>
  )
}
