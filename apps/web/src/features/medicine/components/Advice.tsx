import { ADVICE_TOPICS, type AdviceTopic } from '@kangban/contracts'
import { type KeyboardEvent, useId, useRef } from 'react'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import styles from './texts.module.css'
import { useChoice } from './use-choice.ts'

const [FIRST = 'diet', ...OTHERS] = Object.keys(ADVICE_TOPICS) as AdviceTopic[]
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** What to do, by topic: tabs with the arrow keys of tabs. */
export function Advice({ advice }: Pick<Report, 'advice'>) {
  const [topic, setTopic] = useChoice('advice', [FIRST, ...OTHERS])
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)

  const chosen = Math.max(
    advice.findIndex((part) => part.topic === topic),
    0,
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = (chosen + step + advice.length) % advice.length
    const part = advice[next]
    if (part) setTopic(part.topic)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  const part = advice[chosen]

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={COPY.advice}
        className={`grid boxed rounded ${styles.tabs}`}
      >
        {advice.map((one, index) => (
          <button
            key={one.topic}
            type="button"
            role="tab"
            id={`${id}-${one.topic}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            className={`line tall small muted lines-13 nowrap rounded-s ${styles.tab}`}
            onClick={() => setTopic(one.topic)}
            onKeyDown={onKeyDown}
          >
            {index === chosen && <span aria-hidden="true">✓</span>}
            {one.title}
          </button>
        ))}
      </div>
      {part && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${part.topic}`}>
          <ul className={`stack gap-s15 ${styles.list}`}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
