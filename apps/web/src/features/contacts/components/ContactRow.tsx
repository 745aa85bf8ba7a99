import type { KeyboardEvent } from 'react'
import { telLink } from '../../../host/scheme-links.ts'
import { display } from '../../../shared/format/display.ts'
import { CONTACTS as copy } from '../copy.ts'
import type { Contact } from '../model/order.ts'
import styles from './contact-list.module.css'

interface ContactRowProps {
  contact: Contact
  at: number
  count: number
  /** Handlers of the handle; left out where no order is kept. */
  drag?: object
  /** How far it is dragged just now, in px. */
  offset: number | null
  onMove: (to: number) => void
  onRemove: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function Handle({
  name,
  at,
  drag,
  onMove,
}: Pick<ContactRowProps, 'at' | 'drag' | 'onMove'> & { name: string }) {
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(at + by)
  }

  return (
    <button
      {...drag}
      type="button"
      className={`tap fixed fs-n20 ${styles.handle}`}
      aria-label={copy.drag(name)}
      onKeyDown={step}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  )
}

interface ActionProps {
  text: string
  label: string
  tone?: string
  disabled?: boolean
  onClick: () => void
}

const Action = ({ text, label, tone = 'accent', disabled, onClick }: ActionProps) => (
  <button
    type="button"
    className={`tap small strong ${tone} ${styles.action}`}
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    {text}
  </button>
)

/** One person, how to call and where in the order; everything that a finger can drag is a button too. */
export function ContactRow({
  contact,
  at,
  count,
  drag,
  offset,
  onMove,
  onRemove,
}: ContactRowProps) {
  const name = contact.name || copy.nameless
  const { phone } = contact

  return (
    <li
      className={`item ${styles.row} ${offset === null ? '' : styles.dragged}`}
      style={offset === null ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <div className={`line gap-s2 ${styles.person}`}>
        {drag ? (
          <Handle name={name} at={at} drag={drag} onMove={onMove} />
        ) : (
          <span className="tap fixed" />
        )}
        <span className="grow">
          <span className="line gap-s2">
            <span
              className={`cell fixed round accent bold small lines-10 ${styles.place}`}
              aria-hidden="true"
            >
              {at + 1}
            </span>
            <b className="large strong lines-14">{name}</b>
          </span>
          <span className="block note tabular">{display(phone)}</span>
        </span>
        {phone && (
          <a
            className={`inline-line fixed small strong accent pill ${styles.call}`}
            href={telLink(phone)}
            aria-label={copy.callName(name)}
          >
            {copy.call}
          </a>
        )}
      </div>
      <div className={`line wrap ${styles.actions}`}>
        {drag && (
          <>
            <Action
              text={copy.up}
              label={copy.upName(name)}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <Action
              text={copy.down}
              label={copy.downName(name)}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            />
          </>
        )}
        <span className="fill" />
        <Action text={copy.remove} label={copy.removeName(name)} tone="bad" onClick={onRemove} />
      </div>
    </li>
  )
}
