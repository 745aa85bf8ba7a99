import type { ElectrodeContact } from '@kangban/gatt'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy } from '../parts/copy.ts'
import styles from './live.module.css'

const copy = ecgCopy.live

function Electrode({ x, on }: { x: number; on: boolean }) {
  return (
    <>
      <rect
        x={x}
        y="15"
        width="34"
        height="34"
        rx="9"
        fill={on ? 'var(--primary)' : 'var(--card)'}
        stroke={on ? 'var(--primary)' : 'var(--axis)'}
        strokeWidth="1.5"
        strokeDasharray={on ? undefined : '4 3'}
      />
      {on && (
        <path d={`M${x + 10} 32l5 6 10-12`} fill="none" stroke="var(--on-solid)" strokeWidth="3" />
      )}
    </>
  )
}

interface ContactCardProps {
  contact: ElectrodeContact
  /** A hand that is off now was on before. */
  measuring: boolean
}

/** Which hand touches its electrode. */
export function ContactCard({ contact, measuring }: ContactCardProps) {
  const off = measuring ? copy.letGo : copy.untouched

  const hands = [
    { name: copy.left, on: contact.left },
    { name: copy.right, on: contact.right },
  ]

  return (
    <Card>
      <div className="grid lead middle gap-s4">
        <svg viewBox="0 0 120 64" className={styles.device} aria-hidden="true">
          <rect
            x="1"
            y="8"
            width="118"
            height="48"
            rx="14"
            fill="var(--box)"
            stroke="var(--axis)"
            strokeWidth="1.5"
          />
          <Electrode x={8} on={contact.left} />
          <Electrode x={78} on={contact.right} />
          <path d="M47 32h6l3-9 5 18 4-9h8" fill="none" stroke="var(--ink-2)" strokeWidth="2" />
        </svg>
        <div className="grid gap-s2 small">
          {hands.map(({ name, on }) => (
            <div key={name} className="line spread gap-s2">
              {name}
              <StateTag
                state={on ? 'normal' : measuring ? 'alert' : 'none'}
                text={on ? copy.touched : off}
              />
            </div>
          ))}
        </div>
      </div>
    </Card>
  )
}
