import type { SharingMember } from '@kangban/contracts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { shareText } from '../../../shared/product/share-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSubject } from '../../../stores/subject.ts'
import { SWITCH } from '../copy.ts'
import { lookAt } from '../model/choose.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { useFamily } from './use-family.ts'

interface PersonProps {
  label: string
  tone: 'kin' | 'me'
  note: ReactNode
  isShown: boolean
  onChoose: () => void
}

const Person = ({ label, tone, note, isShown, onChoose }: PersonProps) => (
  <button
    type="button"
    className={`line wide left gap-s3 surface rounded-l px-s35 py-s25 ${styles.person}`}
    aria-current={isShown || undefined}
    onClick={onChoose}
  >
    <Seal label={label} tone={tone} />
    <span className="grow shrink">
      <span className="block heading ink">{label}</span>
      <span className="block note">{note}</span>
    </span>
    {isShown && <span className={`small strong nowrap ${styles.kin}`}>✓ {SWITCH.shown}</span>}
  </button>
)

/** What waits of somebody; nothing where it is not known. */
function Waiting({ userCode }: { userCode: string }) {
  const { data } = useQuery(api.warnings.getWarningSummary.queryOptions({ userCode }))
  if (!data) return null
  return <span className={data.open > 0 ? 'bad' : undefined}> · {SWITCH.waiting(data.open)}</span>
}

const ask = () =>
  void shareText(SWITCH.askText, {
    title: SWITCH.askTitle,
    done: SWITCH.asked,
    failed: SWITCH.askFailed,
  })

function People({ people, onChoose }: { people: readonly SharingMember[]; onChoose: Choose }) {
  const own = useSession((state) => state.user)
  const subject = useSubject((state) => state.subject)

  return (
    <>
      <Person
        label={SWITCH.me}
        tone="me"
        note={own?.name ?? own?.userPhone ?? ''}
        isShown={subject === null}
        onChoose={() => onChoose(null)}
      />
      {people.map((person) => (
        <Person
          key={person.userCode}
          label={person.label}
          tone="kin"
          note={
            <>
              {person.name}
              {subject?.userCode !== person.userCode && person.areas.includes('warnings') && (
                <Waiting userCode={person.userCode} />
              )}
            </>
          }
          isShown={subject?.userCode === person.userCode}
          onChoose={() => onChoose(person)}
        />
      ))}
    </>
  )
}

type Choose = (person: SharingMember | null) => void

/** 看谁的健康: oneself, everybody who shares, and how to ask somebody to. */
export function SwitchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const family = useFamily()
  const navigate = useNavigate()

  const chosen = useRef<SharingMember | null>(undefined)

  // Once the sheet has given back its entry of the history: what follows would be overtaken by that step back.
  const go = async () => {
    onClose()
    if (chosen.current === undefined) return
    await lookAt(chosen.current)
    // Where one was may have nothing to show of the other.
    void navigate('/health', { replace: true })
  }

  return (
    <Sheet open={open} title={SWITCH.title} onClose={() => void go()}>
      {(leave) => (
        <div className="stack gap-s3">
          {family.data && (
            <People
              people={family.data.sharedByOthers}
              onChoose={(person) => {
                chosen.current = person
                leave()
              }}
            />
          )}
          {!family.data && !family.stale && <Skeleton lines={4} />}
          {!family.data && family.stale && (
            <ErrorState text={SWITCH.failed} onRetry={() => void family.refresh()} />
          )}
          <Button variant="outline" onClick={ask}>
            ＋ {SWITCH.ask}
          </Button>
          <p className="hint mid">{SWITCH.askNote}</p>
          <p className="hint">{SWITCH.note}</p>
        </div>
      )}
    </Sheet>
  )
}
