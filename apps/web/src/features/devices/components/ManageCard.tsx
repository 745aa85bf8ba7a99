import { DEVICE_NAMES, DEVICE_TYPES } from '@kangban/contracts/constants'
import { Link } from 'react-router-dom'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { MANAGE as copy } from '../copy.ts'
import { statusOf } from '../model/device-slot.ts'
import { hasBluetooth } from '../model/read-device.ts'
import { CheckLink } from './CheckLink.tsx'
import { DeviceDrawing } from './DeviceDrawing.tsx'
import styles from './devices.module.css'
import { slotNote } from './SlotCard.tsx'
import type { ManagedSlot } from './use-managed-slots.ts'

interface FigureProps {
  name: string
  value: string | null | undefined
  warn?: boolean
}

/** Nothing where the back end does not tell. */
const Figure = ({ name, value, warn = false }: FigureProps) =>
  value ? (
    <>
      <dt className="note">{name}</dt>
      <dd className={`right small ${warn ? 'warn strong' : ''}`}>{value}</dd>
    </>
  ) : null

function Figures({ slot }: { slot: ManagedSlot }) {
  const { percent, when, weak, silent } = statusOf(slot.device ?? {}, useNow())

  return (
    <>
      <dl className={styles.figures}>
        <Figure name={copy.battery} value={percent} warn={weak} />
        <Figure name={copy.lastSync} value={when} warn={silent} />
        <Figure name={copy.firmware} value={slot.firmware} />
        <Figure name={copy.code} value={String(display(slot.device?.deviceCode))} />
      </dl>
      {silent && <p className="notice warning mb-s2">{copy.silent}</p>}
      {hasBluetooth() && <CheckLink slot={slot} />}
    </>
  )
}

interface ManageCardProps {
  slot: ManagedSlot
  busy: boolean
  onFill: () => void
  onEmpty: () => void
}

function Action({ slot: { device, type, name }, busy, onFill, onEmpty }: ManageCardProps) {
  const isRecorder = type === DEVICE_TYPES.ecgRecorder

  if (!device) {
    return (
      <Button
        variant="outline"
        busy={busy}
        aria-label={`${isRecorder ? copy.measure : copy.scan}：${name}`}
        onClick={onFill}
      >
        {isRecorder ? copy.measure : copy.scan}
      </Button>
    )
  }

  return (
    <div className="even gap-s3">
      {isRecorder && (
        <Link className={`cell accent strong ${styles.measure}`} to="/ecg">
          {copy.toMeasure}
        </Link>
      )}
      <Button variant="outline" busy={busy} aria-label={copy.unbindName(name)} onClick={onEmpty}>
        {copy.unbind}
      </Button>
    </div>
  )
}

/** A type of device: its state in words and figures, and what can be done. */
export function ManageCard(props: ManageCardProps) {
  const { slot } = props
  const { type, device } = slot
  const title = DEVICE_NAMES[type]

  return (
    <section className={`panel stack gap-s2 ${styles.slot}`} aria-label={title}>
      <div className="line gap-s3">
        <DeviceDrawing type={type} />
        <div className="grow">
          <div className="line wrap gap-s2 rows-s05">
            <h2 className="heading keep-words">{title}</h2>
            <StateTag
              state={device ? 'normal' : 'none'}
              text={device ? copy.connected : copy.unbound}
            />
          </div>
          <p className={`hint ${styles.note}`}>
            {type === DEVICE_TYPES.watch ? copy.monitoring : slotNote(type)}
          </p>
        </div>
      </div>
      {device && <Figures slot={slot} />}
      <Action {...props} />
    </section>
  )
}
