import { type ReactNode, useId, useState } from 'react'
import { ecgCopy } from '../parts/copy.ts'
import type { SidewaysHead } from './head-of.ts'
import paper from '../parts/paper.module.css'
import { RoundTool } from './RoundTool.tsx'
import styles from './sideways.module.css'
import { useTopWhileHere } from './use-top-while-here.ts'
import { sidewaysCopy } from './copy.ts'

const copy = sidewaysCopy

interface SidewaysShellProps {
  head: SidewaysHead
  elder: boolean
  onClose: () => void
  tools: ReactNode
  /** Below the paper. */
  foot?: ReactNode
  /** The paper, with what a tap on it does. */
  children: (toggle: ReactNode) => ReactNode
}

/** ECG paper on a phone that lies on its side: a tap on it takes the controls away and brings them back. */
export function SidewaysShell(props: SidewaysShellProps) {
  const { head, elder, tools, foot, children } = props
  const [shown, setShown] = useState(true)
  const column = useId()
  const section = useTopWhileHere()

  const toggle = (
    <button
      type="button"
      className={`wide full-height inset-focus ${styles.toggle}`}
      aria-label={shown ? copy.hide : copy.show}
      aria-expanded={shown}
      aria-controls={shown ? column : undefined}
      onClick={() => setShown(!shown)}
    />
  )

  return (
    <section ref={section} className={`${paper.realPx} ${styles.sideways}`} data-sideways="">
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 className={`nowrap ${styles.title}`} data-state={head.state}>
            {head.title}
          </h1>
          <p className="number">{head.facts}</p>
          <p className={`nowrap ${styles.disclaimer}`}>{ecgCopy.notDiagnosisShort}</p>
        </div>
        <div className={styles.stage} data-light>
          {children(toggle)}
        </div>
        {shown && foot}
      </div>
      {shown && (
        <div id={column} className={styles.column} role="group" aria-label={copy.tools}>
          <RoundTool name={copy.close} onClick={props.onClose}>
            {elder ? (
              copy.close
            ) : (
              <svg viewBox="0 0 18 18" className={styles.icon} aria-hidden="true">
                <path d="M3 3l12 12M15 3L3 15" />
              </svg>
            )}
          </RoundTool>
          {tools}
        </div>
      )}
    </section>
  )
}
