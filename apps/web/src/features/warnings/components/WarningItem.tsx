import { useNavigate } from 'react-router-dom'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../copy.ts'
import type { Warning } from '../model/warning-answer.ts'
import { viewOf } from '../model/warning-view.ts'
import styles from './warnings.module.css'

interface WarningItemProps {
  warning: Warning
  /** Left out where nothing can be marked. */
  onHandle?: (warning: Warning) => void
}

/** One event: what, when, against which limit, and what can be done about it while it waits. */
export function WarningItem({ warning, onHandle }: WarningItemProps) {
  const navigate = useNavigate()
  const { seal, name, value, tag, facts, link } = viewOf(warning)

  const markHandled =
    onHandle && warning.id && !warning.handled ? () => onHandle(warning) : undefined

  return (
    <li className="px-s35 py-s3 item">
      <div className="row start gap-s3">
        <Glyph {...seal} size="s" />
        <div className="grow">
          <h3 className="heading">{name}</h3>
          <p className="hint">{facts}</p>
        </div>
        <div className={`stack fixed ${styles.measured}`}>
          <b className="number lines-13 nowrap tabular fs-19">{value}</b>
          {tag ? <StateTag {...tag} /> : display(tag)}
        </div>
      </div>
      {(link || markHandled) && (
        <div className={`flow gap-s25 mt-s25 ${styles.actions}`}>
          {link && (
            <Button variant="outline" inline onClick={() => void navigate(link.to)}>
              {link.text}
            </Button>
          )}
          {markHandled && (
            <Button inline onClick={markHandled}>
              {COPY.markHandled}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
