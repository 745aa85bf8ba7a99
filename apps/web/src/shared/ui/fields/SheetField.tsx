import { type ReactNode, useRef, useState } from 'react'
import { FieldButton } from './FieldButton.tsx'
import { Sheet } from '../layers/Sheet.tsx'

interface SheetFieldProps {
  label: string
  /** What is shown as chosen; empty while nothing is. */
  shown: string
  placeholder: string
  /**
   * What the sheet offers; rendered anew each time it opens. An answer closes it and counts when its entry of the history is
   * gone: what the answer starts, as the guard of a form, may have one of its own. What is remembered counts then too, and
   * leaves the sheet open.
   */
  children: (answer: (tell: () => void) => void, remember: (tell: () => void) => void) => ReactNode
}

/** A labelled value that is chosen in a sheet. */
export function SheetField({ label, shown, placeholder, children }: SheetFieldProps) {
  const [open, setOpen] = useState(false)
  const answered = useRef<(() => void) | null>(null)

  const close = () => {
    setOpen(false)
    answered.current?.()
    answered.current = null
  }

  return (
    <>
      <FieldButton
        label={label}
        value={shown}
        placeholder={placeholder}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={label} onClose={close}>
        {(leave) =>
          children(
            (tell) => {
              answered.current = tell
              leave()
            },
            (tell) => void (answered.current = tell),
          )
        }
      </Sheet>
    </>
  )
}
