import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { telLink } from '../../../host/scheme-links.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { leaveSubject, type Subject } from '../../../stores/subject.ts'
import { forgetAnswers } from '../../../worker/from-page.ts'
import { SWITCH } from '../copy.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { SwitchSheet } from './SwitchSheet.tsx'
import { useFamily } from './use-family.ts'

/** Nothing of the person stays in sight once the sharing is over. */
function useEnd({ userCode, label }: Subject): void {
  const { data, stale } = useFamily()
  const navigate = useNavigate()

  const over =
    data !== undefined && !stale && data.sharedByOthers.every((one) => one.userCode !== userCode)

  useEffect(() => {
    if (!over) return
    forgetAnswers()
    toast({ title: SWITCH.lost(label), type: 'info', duration: 3000 })
    leaveSubject()
    void navigate('/health', { replace: true })
  }, [over, label, navigate])
}

/** On top of every page about somebody else: who it is, a call, and the way to others. */
export default function SubjectStrip({ subject }: { subject: Subject }) {
  const [open, setOpen] = useState(false)
  const { label, name, tel, ageYears } = subject
  useEnd(subject)

  const facts = [name === label ? '' : name, ageYears === null ? '' : SWITCH.age(ageYears)]
    .filter(Boolean)
    .join(' · ')

  return (
    <aside className={`line spread gap-s3 sticky ${styles.strip}`} aria-label={SWITCH.title}>
      <button
        type="button"
        className={`line shrink left gap-s3 on-solid tall ${styles.who}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Seal label={label} tone="paper" />
        <span className={`shrink ${styles.who}`}>
          <b className={`block strong nowrap lines-13 ${styles.name}`}>{label}</b>
          <span className={`block caption nowrap lines-13 ${styles.name}`}>
            {facts}　{SWITCH.open} ▾
          </span>
        </span>
      </button>
      <a
        className={`line tall surface pill strong nowrap fixed ${styles.call}`}
        href={telLink(tel)}
        aria-label={SWITCH.callTo(label)}
      >
        {SWITCH.call}
      </a>
      <SwitchSheet open={open} onClose={() => setOpen(false)} />
    </aside>
  )
}
