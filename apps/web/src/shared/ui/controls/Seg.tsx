import { type KeyboardEvent, useRef } from 'react'
import styles from './seg.module.css'

interface SegProps<V extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly { value: V; text: string }[]
  value: V | null
  onChange: (value: V) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of a few; a radio group with the arrow keys of one. */
export function Seg<V extends string>({ label, options, value, onChange }: SegProps<V>) {
  const group = useRef<HTMLDivElement>(null)
  const chosen = options.findIndex((option) => option.value === value)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = (Math.max(chosen, 0) + step + options.length) % options.length
    const option = options[next]
    if (!option) return
    onChange(option.value)
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={`even gap-s05 boxed rounded ${styles.seg}`}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          className={`tall text muted lines-13 px-s25 rounded-s ${styles.option}`}
          onClick={() => onChange(option.value)}
          onKeyDown={onKeyDown}
        >
          {index === chosen && <span aria-hidden="true">✓ </span>}
          {option.text}
        </button>
      ))}
    </div>
  )
}
