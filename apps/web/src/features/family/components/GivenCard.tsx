import { shanghaiDay } from '@kangban/china-time'
import { AREA_WORDS, AREAS } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { SHARING } from '../copy.ts'
import { type Member, shortLabel } from '../model/family-view.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { useFamilyChange } from './use-family.ts'

const copy = SHARING.given
const AreasSheet = lazy(() => import('./AreasSheet.tsx'))

/** What this one may see, and what not; pictures and numbers nobody does: the service holds to it. */
const Areas = ({ areas }: { areas: Member['areas'] }) => (
  <ul className={`gap-s2 ${styles.areas}`} aria-label={copy.areas}>
    {AREAS.filter((area) => areas.includes(area)).map((area) => (
      <li key={area} className={`small strong mid rounded ${styles.area}`}>
        <span aria-hidden="true">✓ </span>
        {AREA_WORDS[area].name}
      </li>
    ))}
    {[
      ...AREAS.filter((area) => !areas.includes(area)).map((area) => AREA_WORDS[area].name),
      ...copy.hidden,
    ].map((name) => (
      <li key={name} className={`small mid rounded ${styles.area}`} data-hidden>
        <span aria-hidden="true">– </span>
        {name}
        <span className="visually-hidden">{copy.unseen}</span>
      </li>
    ))}
  </ul>
)

function useEnd({ id, label, accepted }: Member) {
  const change = useFamilyChange()
  const name = shortLabel(label)

  const end = async () => {
    const yes = await confirm({
      title: accepted ? copy.revokeTitle(name) : copy.withdrawTitle(name),
      content: accepted ? copy.revokeText : copy.withdrawText,
      okText: accepted ? copy.revoke : copy.withdraw,
      cancelText: copy.cancel,
      tone: 'danger',
    })

    if (!yes) return
    const title = accepted ? copy.revoked : copy.withdrawn

    change.mutate({ action: 'revoke', id }, { onSuccess: () => toast({ title, type: 'success' }) })
  }

  return { end: () => void end(), busy: change.isPending }
}

/** One person who may look, or was asked to. */
export function GivenCard({ member }: { member: Member }) {
  const { label, phone, since, accepted, daysLeft, areas } = member
  const { end, busy } = useEnd(member)
  const [changing, setChanging] = useState(false)
  // 李建军（儿子）: a narrow line ends before the bracket, never within it.
  const [name, kin] = label.split(/(?=（)/)
  const action = accepted ? copy.revoke : copy.withdraw
  const when = accepted ? `${phone} · ${copy.since(dateWords(shanghaiDay(since)))}` : phone

  return (
    <Card>
      <div className="stack gap-s3">
        <div className="line gap-s3">
          <Seal label={label} tone={accepted ? 'me' : undefined} />
          <div className="grow shrink">
            <h3 className="heading">
              {name}
              {kin && <span className="inline-block">{kin}</span>}
            </h3>
            <p className="note">{when}</p>
            {!accepted && <p className="note">{copy.waits(daysLeft ?? 0)}</p>}
            {accepted && <StateTag state="good" text={copy.sees} />}
          </div>
        </div>
        <Areas areas={areas} />
        <div className={`gap-s2 ${styles.two}`}>
          <Button
            variant="outline"
            aria-label={`${copy.change} ${label}`}
            onClick={() => setChanging(true)}
          >
            {copy.change}
          </Button>
          <Button
            variant={accepted ? 'danger' : 'outline'}
            busy={busy}
            aria-label={`${action} ${label}`}
            onClick={end}
          >
            {action}
          </Button>
        </div>
      </div>
      {changing && (
        <Suspense>
          <AreasSheet member={member} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}
