import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSubject } from '../../../stores/subject.ts'
import { SWITCH, WAITING } from '../copy.ts'
import { AlertCard } from './AlertCard.tsx'
import { Seal } from './Seal.tsx'
import { SwitchSheet } from './SwitchSheet.tsx'
import { useFamily } from './use-family.ts'

const SHARING = '/sharing'
const HOMES = ['/health', '/oldAgeHealth']

/** Above one's own day: a warning of somebody who shares, an invitation that waits, and the way to others' health. */
export function HomeFamily({ path }: { path: string }) {
  const { data } = useFamily()
  const own = useSession((state) => state.user)
  const alert = useSubject((state) => state.alert)
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  if (!data || !HOMES.includes(path)) return null
  const { sharedByOthers, invitations } = data
  const alarmed = sharedByOthers.find(({ userCode }) => userCode === alert?.userCode)
  const [invitation] = invitations

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
      {sharedByOthers.length > 0 && (
        <button
          type="button"
          className="line left gap-s3 tall"
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
