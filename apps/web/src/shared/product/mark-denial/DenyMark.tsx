import { deniedText, type Reader } from '@kangban/rules/ecg/mark-words'
import { Button } from '../../ui/controls/Button.tsx'
import { DENIAL } from './copy.ts'

interface DenyMarkProps {
  /** Names the mark to whoever does not see it, e.g. 14:31:40 提早的心跳. */
  name: string
  denied: boolean
  /** What was said last is only on this phone. */
  waits: boolean
  reader: Reader
  onSay: (denied: boolean) => void
}

/** Lets the owner of a record call a mark wrong and take that back; others read what was said. */
export function DenyMark({ name, denied, waits, reader, onSay }: DenyMarkProps) {
  if (reader === 'other') return denied ? <p className="note mid">{deniedText(reader)}</p> : null

  return (
    <div className="stack middle mid gap-s1" role="group" aria-label={name}>
      <p className="flow gap-s2 middle">
        <span className={denied ? 'strong' : 'note'} aria-live="polite">
          {denied ? `✕ ${deniedText(reader)}` : DENIAL.question}
        </span>
        <Button variant="outline" inline onClick={() => onSay(!denied)}>
          {denied ? DENIAL.takeBack : DENIAL.deny}
        </Button>
      </p>
      {denied && <p className="hint">{DENIAL.stays}</p>}
      {waits && (
        <p className="hint" role="status">
          {DENIAL.waits}
        </p>
      )}
    </div>
  )
}
