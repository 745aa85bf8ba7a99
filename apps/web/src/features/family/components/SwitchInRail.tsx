import { type ReactNode, useState } from 'react'
import { useSubject } from '../../../stores/subject.ts'
import { SWITCH } from '../copy.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { SwitchSheet } from './SwitchSheet.tsx'
import { useHasFamily } from './use-family.ts'

/** In the rail of a wide window, on every page: whose health it is, and the way to others'; `none` where nobody shares. */
export function SwitchInRail({ none }: { none: ReactNode }) {
  const [open, setOpen] = useState(false)
  const label = useSubject((state) => state.subject?.label)
  const hasFamily = useHasFamily()
  if (!label && !hasFamily) return none

  return (
    <>
      <button
        type="button"
        className={`flow gap-s2 rows-s05 ink ${styles.switch}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Seal label={label ?? SWITCH.me} tone={label ? 'kin' : 'me'} />
        <span className="left">
          <b className="block strong lines-13">{label ?? SWITCH.me}</b>
          <span className="block caption muted nowrap lines-13">{SWITCH.open} ▾</span>
        </span>
      </button>
      <SwitchSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
