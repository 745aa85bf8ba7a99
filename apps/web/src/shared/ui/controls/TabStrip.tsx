import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Phrases } from '../parts/Phrases.tsx'
import styles from './tab-strip.module.css'

interface TabStripProps {
  /** Of the strip and its panel; see `tabPanel`. */
  id: string
  /** What is chosen here, for screen readers. */
  label: string
  tabs: readonly string[]
  chosen: number
  onChange: (index: number) => void
  /** One below the other, at the side of the panel. */
  vertical?: boolean
}

const tabId = (id: string, index: number) => `${id}-tab-${index}`

/** What makes an element the panel of a strip. */
export const tabPanel = (id: string, chosen: number) => ({
  id: `${id}-panel`,
  role: 'tabpanel',
  'aria-labelledby': tabId(id, chosen),
})

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads from a tab; undefined for a key that leads nowhere. */
function targetOf(key: string, { chosen, count }: { chosen: number; count: number }) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (chosen + step + count) % count
}

/** Tabs in a row or at the side, with the arrow keys of tabs; the chosen one is always in sight. */
export function TabStrip({ id, label, tabs, chosen, onChange, vertical = false }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    strip.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, { chosen, count: tabs.length })
    if (target === undefined) return
    event.preventDefault()
    onChange(target)
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      className={vertical ? styles.vertical : styles.horizontal}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, index)}
          aria-selected={index === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={index === chosen ? 0 : -1}
          className={`inset-focus tall text muted lines-13 ${styles.tab}`}
          onClick={() => onChange(index)}
          onKeyDown={onKeyDown}
        >
          <Phrases value={tab} />
        </button>
      ))}
    </div>
  )
}
