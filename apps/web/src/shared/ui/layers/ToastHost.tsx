import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, type ToastItem, type ToastType, useToasts } from './toast.ts'
import styles from './toast.module.css'
import { useTopLayer } from './top-layer.ts'

/** The fade begins this long before the end. */
const FADE_MS = 200
const MARKS: Record<ToastType, string> = { error: '!', success: '✓', warning: '▲', info: 'i' }

function Toast({ item }: { item: ToastItem }) {
  const { id, title, type, duration } = item
  const [fading, setFading] = useState(false)

  useEffect(() => {
    const fade = setTimeout(() => setFading(true), duration - FADE_MS)
    const end = setTimeout(() => closeToast(id), duration)

    return () => {
      clearTimeout(fade)
      clearTimeout(end)
    }
  }, [id, duration])

  return (
    <button
      type="button"
      className={`line tall gap-s25 text on-solid lines-15 left rounded ${styles.toast} ${fading ? styles.fade : ''}`}
      data-type={type}
      data-fading={fading || undefined}
      onClick={() => closeToast(id)}
    >
      <span className={`cell fixed ink bold lines-10 ${styles.mark}`} aria-hidden="true">
        {MARKS[type]}
      </span>
      <span>{title}</span>
    </button>
  )
}

/** Rendered once at the root; the live region stands in the page before the first message comes. */
export function ToastHost() {
  const items = useToasts((state) => state.items)
  const layer = useTopLayer()

  return createPortal(
    <div
      className={`stack middle gap-s2 left-half ${styles.host}`}
      role="status"
      aria-live="polite"
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>,
    layer,
  )
}
