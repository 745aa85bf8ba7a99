import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { BENEFIT } from './benefit-copy.ts'
import { stateMark } from '@kangban/rules/state-mark'
import { uiCopy } from '../../ui/copy.ts'
import { Phrases } from '../../ui/parts/Phrases.tsx'
import type { Benefit } from './benefit.ts'
import styles from './benefit-card.module.css'

const DETAIL = '/equity'

const MARKS = { active: stateMark('good'), over: stateMark('none'), none: stateMark('none') }

const Waves = () => (
  <svg
    className={`absolute wide full-height ${styles.waves}`}
    viewBox="0 0 343 92"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="M150 92c40-40 80-52 120-34s58 8 80-10M190 92c30-24 66-34 100-20s44 4 60-4M110 92c50-64 110-76 160-56s60 8 80-14" />
  </svg>
)

const AWAITED = { name: BENEFIT.name, state: 'active', note: BENEFIT.none } as const

/** The green card: whether it is in force and until when. It leads to what it holds, where that is not the page itself. */
export function BenefitCard({
  benefit,
  linked = false,
}: {
  /** Undefined while it is awaited: the card then holds its place. */
  benefit: Benefit | undefined
  linked?: boolean
}) {
  const { name, state, note } = benefit ?? AWAITED
  const leads = linked && hasRoute(DETAIL)

  const inside = (
    <>
      <Waves />
      <span className="line wrap spread relative gap-s2">
        <strong className={`lines-14 ${styles.name}`}>{name}</strong>
        <span className={`surface accent strong small nowrap pill ${styles.state}`}>
          <span aria-hidden="true">{MARKS[state]} </span>
          {BENEFIT.states[state]}
          {leads && <span aria-hidden="true"> ›</span>}
        </span>
      </span>
      <span className={`block relative small lines-15 mt-s1 ${styles.note}`}>
        <Phrases value={note} />
      </span>
    </>
  )

  const look = 'block relative clip on-solid solid rounded-l px-s4 py-s35'

  if (!benefit)
    return (
      <div className={look} role="status" aria-label={uiCopy.loading}>
        <div className={styles.awaited}>{inside}</div>
      </div>
    )

  return leads ? (
    <Link to={DETAIL} className={look}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  )
}
