import { type ReactNode, useState } from 'react'
import styles from './wheels.module.css'

/** One wheel as keys and screen readers meet it. */
export interface WheelKeys {
  name: string
  value: string
  options: readonly { value: string; text: string }[]
}

interface WheelsProps {
  keys: readonly WheelKeys[]
  /** Year, month and day: the first has more room. */
  isDate?: boolean
  onKey: (wheel: number, value: string) => void
  /**
   * The wheels of antd-mobile. They also report a value that they were given themselves, when the next one comes within a
   * blink: only what a finger has turned counts.
   */
  children: (byFinger: () => boolean) => ReactNode
}

/** Whether the wheels were last moved by a finger, or else by keys. */
function watchFinger() {
  let touched = false

  return {
    touch: () => {
      touched = true
    },
    lift: () => {
      touched = false
    },
    touched: () => touched,
  }
}

/**
 * The wheels are for the finger: to keys and to a screen reader they would be nothing. Behind each lies a named list of the
 * browser's own that takes the arrow keys and typed letters.
 */
export function Wheels({ keys, isDate = false, onKey, children }: WheelsProps) {
  const [finger] = useState(watchFinger)

  const press = (wheel: number, value: string) => {
    finger.lift()
    onKey(wheel, value)
  }

  return (
    <div className={`${styles.wheels} ${isDate ? styles.date : ''}`}>
      <div
        aria-hidden="true"
        onPointerDownCapture={finger.touch}
        onTouchStartCapture={finger.touch}
        onWheelCapture={finger.touch}
        onClickCapture={finger.touch}
      >
        {children(finger.touched)}
      </div>
      <div className={styles.keys}>
        {keys.map(({ name, value, options }, wheel) => (
          <span key={name} className={styles.key}>
            <select
              aria-label={name}
              className={styles.list}
              value={value}
              onChange={(event) => press(wheel, event.target.value)}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </select>
          </span>
        ))}
      </div>
    </div>
  )
}
