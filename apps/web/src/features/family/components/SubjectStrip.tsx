import { MS_PER_SECOND } from '@kangban/china-time'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { findScreen, isShown } from '../../../config/screens.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { leaveSubject, type Subject } from '../../../stores/subject.ts'
import { forgetAnswers } from '../../../worker/from-page.ts'
import { SWITCH } from '../copy.ts'
import { isCarerScreen } from '../model/carer-screens.ts'
import { setAreas } from '../model/choose.ts'
import { lostWords } from '../model/family-view.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { SwitchSheet } from './SwitchSheet.tsx'
import { useFamily } from './use-family.ts'

const TOLD_MS = 3 * MS_PER_SECOND

/** Nothing of the person stays in sight once the sharing is over, nor of an area that is taken back. */
function useEnd({ userCode, label, areas }: Subject): void {
  const { data, stale } = useFamily()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const current = stale ? undefined : data
  const person = current?.sharedByOthers.find((one) => one.userCode === userCode)
  const over = current !== undefined && !person

  useEffect(() => {
    if (!over) return
    forgetAnswers()
    toast({ title: SWITCH.lost(label), type: 'info', duration: TOLD_MS })
    leaveSubject()
    void navigate('/health', { replace: true })
  }, [over, label, navigate])

  useEffect(() => {
    if (!person || person.areas.join() === areas.join()) return
    const wasShown = isShown(pathname)
    const lost = lostWords(label, pathname)
    forgetAnswers()
    setAreas(person.areas)
    if (!wasShown || isShown(pathname)) return
    toast({ title: lost, type: 'info', duration: TOLD_MS })
    void navigate('/health', { replace: true })
  }, [person, areas, label, pathname, navigate])
}

/** What is not about somebody else is about the user, whoever was on the screen before. */
function useOwnScreens(): void {
  const { pathname } = useLocation()
  // Chosen on a screen of one's own, a person is about to be shown on another one.
  const chosenOn = useRef<string | null>(pathname)

  useEffect(() => {
    if (pathname === chosenOn.current) return
    chosenOn.current = null
    if (!isCarerScreen(pathname)) leaveSubject()
  }, [pathname])
}

/** After the screen has set its own title. */
function useTitle(label: string): void {
  const { pathname } = useLocation()

  useEffect(() => {
    const title = findScreen(pathname)?.title ?? ''
    document.title = `${label}的${title}`
    return () => void (document.title = title)
  }, [label, pathname])
}

/** On top of every page about somebody else: who it is, a call, and the way to others. */
export function SubjectStrip({ subject }: { subject: Subject }) {
  const [open, setOpen] = useState(false)
  const { label, name, tel, ageYears } = subject
  useEnd(subject)
  useOwnScreens()
  useTitle(label)

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-carer', true)
    return () => void document.documentElement.toggleAttribute('data-carer', false)
  }, [])

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
          <b className={`block strong nowrap lines-13 ${styles.name}`}>
            <span>{label}</span>　{SWITCH.open} ▾
          </b>
          <span className={`block caption nowrap lines-13 ${styles.name}`}>{facts}</span>
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
