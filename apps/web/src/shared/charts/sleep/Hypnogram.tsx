import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { SLEEP_STAGES } from './sleep-stages.ts'
import { chartCopy } from '../copy.ts'
import styles from './hypnogram.module.css'
import { stageLayout, type StagePart } from './stage-layout.ts'

interface HypnogramProps {
  parts: readonly StagePart[]
  /** The night in words. */
  label: string
  /** Below the lanes, evenly spaced from the beginning to the end. */
  times: readonly string[]
  /** Everyday words instead of the terms. */
  plain: boolean
  chosen: number | null
  onChoose: (index: number) => void
  /** What was chosen, in words; asks to choose while nothing is. */
  detail: string
}

/** Before the box was measured, and in tests. */
const UNMEASURED = { width: 300, height: 160 }
const CORNER = 5

function useBox() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(UNMEASURED)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined

    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    }

    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  return { box, size }
}

/** The part that a share of the whole time falls into. */
export function partAt(parts: readonly StagePart[], share: number): number {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  let passed = 0

  const index = parts.findIndex(({ minutes }) => {
    passed += minutes
    return share * total < passed
  })

  return index < 0 ? parts.length - 1 : index
}

/** A night in four lanes; each stretch can be touched, or reached with the two arrows. */
export function Hypnogram({
  parts,
  label,
  times,
  plain,
  chosen,
  onChoose,
  detail,
}: HypnogramProps) {
  const { box, size } = useBox()
  const { blocks, links, lanes } = stageLayout(parts, size)
  const known = parts.flatMap(({ stage }, index) => (stage === null ? [] : [index]))
  const place = chosen === null ? -1 : known.indexOf(chosen)

  const touch = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0 && event.pointerType !== 'touch') return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = partAt(parts, (event.clientX - left) / width)
    if (known.includes(index)) onChoose(index)
  }

  const step = (by: -1 | 1) => {
    const to = known[place < 0 ? (by > 0 ? 0 : known.length - 1) : place + by]
    if (to !== undefined) onChoose(to)
  }

  return (
    <div className={styles.hypnogram}>
      <div className={styles.lanes} aria-hidden="true">
        {SLEEP_STAGES.map(({ stage, name, plain: word }) => (
          <span key={stage}>{plain ? word : name}</span>
        ))}
      </div>
      <div
        ref={box}
        className={styles.plot}
        role="img"
        aria-label={label}
        data-no-swipe
        onPointerDown={touch}
        onPointerMove={touch}
      >
        <svg width={size.width} height={size.height} aria-hidden="true">
          {lanes.map((y) => (
            <line key={y} x1="0" x2={size.width} y1={y} y2={y} className={styles.lane} />
          ))}
          {links.map(({ x, from, to }, index) => (
            <line key={index} x1={x} x2={x} y1={from} y2={to} className={styles.link} />
          ))}
          {blocks.map(({ stage, ...block }, index) => (
            <rect
              key={index}
              {...block}
              rx={Math.min(CORNER, block.width / 2)}
              data-stage={stage}
              className={styles.block}
              data-pale={(place >= 0 && place !== index) || undefined}
              style={{
                fill: `var(--${SLEEP_STAGES.find((style) => style.stage === stage)?.color ?? 'ink'})`,
              }}
            />
          ))}
        </svg>
      </div>
      <div className={`row spread hint ${styles.times}`} aria-hidden="true">
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      <div className={`grid middle whole mid ${styles.chosen}`}>
        <button
          className="accent lines-10 fs-n24 square"
          type="button"
          aria-label={chartCopy.earlierPart}
          disabled={place === 0}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <p className="small lines-14" aria-live="polite">
          {detail}
        </p>
        <button
          className="accent lines-10 fs-n24 square"
          type="button"
          aria-label={chartCopy.laterPart}
          disabled={place >= 0 && place === known.length - 1}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">›</span>
        </button>
      </div>
    </div>
  )
}
