import type { Warning } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/Button.tsx'
import { Glyph } from '../../../shared/ui/Glyph.tsx'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { COPY } from '../copy.ts'
import { viewOf } from '../model/warning-view.ts'
import styles from './warnings.module.css'

/** One event: what, when, against which limit, and what can be done about it while it waits. */
export function WarningItem({ warning, onHandle }: { warning: Warning; onHandle: (warning: Warning) => void }) {
  const navigate = useNavigate()
  const { seal, tag, facts, link } = viewOf(warning)
  return (
    <li className={styles.item}>
      <div className={styles.event}>
        <Glyph {...seal} size="s" />
        <div className={styles.what}>
          <h3 className={styles.name}>{warning.eventName}</h3>
          <p className={styles.facts}>{facts}</p>
        </div>
        <div className={styles.measured}>
          <b className={styles.value}>{warning.valueText}</b>
          <StateTag {...tag} />
        </div>
      </div>
      {(link || !warning.handled) && (
        <div className={styles.actions}>
          {link && (
            <Button variant="outline" inline onClick={() => void navigate(link.to)}>
              {link.text}
            </Button>
          )}
          {!warning.handled && (
            <Button inline onClick={() => onHandle(warning)}>
              {COPY.markHandled}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
