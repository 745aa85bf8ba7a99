import { display } from '../../../shared/format/display.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import type { Warning } from '../model/warning-answer.ts'
import { viewOf } from '../model/warning-view.ts'
import styles from './warnings.module.css'

/** One event: what, when, against which limit. */
export function WarningItem({ warning }: { warning: Warning }) {
  const { seal, name, value, tag, facts } = viewOf(warning)

  return (
    <li className="py-s3 item">
      <div className="row start gap-s3">
        <Glyph {...seal} size="s" />
        <div className="grow">
          <h3 className="heading">
            <Phrases value={name} />
          </h3>
          <p className="hint">{facts}</p>
        </div>
        <div className={`stack fixed ${styles.measured}`}>
          <b className="number lines-13 nowrap tabular fs-19">{value}</b>
          {tag ? <StateTag {...tag} /> : display(tag)}
        </div>
      </div>
    </li>
  )
}
