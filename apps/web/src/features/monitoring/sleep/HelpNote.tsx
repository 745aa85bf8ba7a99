import { type ReactNode, useId, useState } from 'react'
import { HelpButton } from '../../../shared/ui/controls/HelpButton.tsx'

interface HelpNoteProps {
  /** Of the button, for screen readers. */
  label: string
  text: string
  /** What the button stands behind. */
  children: ReactNode
  /** At the right end of the line. */
  end?: ReactNode
}

/** A line with a ? that opens its explanation below. */
export function HelpNote({ label, text, children, end }: HelpNoteProps) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <>
      <div className="line wrap gap-s1 rows-0">
        {children}
        <HelpButton
          aria-label={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
        {end && <span className="line push gap-s2">{end}</span>}
      </div>
      <p id={id} className="notice mt-s2" hidden={!open}>
        {text}
      </p>
    </>
  )
}
