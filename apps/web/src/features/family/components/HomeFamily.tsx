import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSubject } from '../../../stores/subject.ts'
import { SWITCH, WAITING } from '../copy.ts'
import { AlertCard } from './AlertCard.tsx'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { SwitchSheet } from './SwitchSheet.tsx'
import { useFamily, useHasFamily } from './use-family.ts'

const SHARING = '/sharing'

/** Above one's own day: a warning of somebody who shares, an invitation that waits, and the way to others' health. */
export function HomeFamily() {
  const { data } = useFamily()
  const hasFamily = useHasFamily()
  const own = useSession((state) => state.user)
  const alert = useSubject((state) => state.alert)
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()

  const alarmed = data?.sharedByOthers.find(
    ({ userCode, areas }) => userCode === alert?.userCode && areas.includes('warnings'),
  )

  const invitation = data?.invitations[0]

  return (
    <>
      {alarmed && <AlertCard key={alert?.at} person={alarmed} />}
      {invitation && (
        <div className="notice line spread gap-s3" role="status">
          <span>{WAITING.text(invitation.name)}</span>
          <Button variant="outline" inline onClick={() => void navigate(SHARING)}>
            {WAITING.open}
          </Button>
        </div>
      )}
      {hasFamily && (
        <button
          type="button"
          className={`line left gap-s3 ${styles.own}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Seal label={SWITCH.me} tone="me" />
          <span>
            <b className="block strong ink lines-13">{SWITCH.me}</b>
            <span className="block caption muted lines-13">
              {own?.name ?? own?.userPhone ?? ''}　{SWITCH.open} ▾
            </span>
          </span>
        </button>
      )}
      <SwitchSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
