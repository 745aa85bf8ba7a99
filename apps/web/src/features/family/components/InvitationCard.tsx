import type { FamilyMembers } from '@kangban/contracts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { INVITATION } from '../cards-copy.ts'
import { SHARING } from '../copy.ts'
import { areaNames } from '../model/family-view.ts'
import styles from './family.module.css'
import { useFamilyChange } from './use-family.ts'

const copy = INVITATION
const MAX_LABEL = 20

/** Somebody wants the user to look: taken, with what the user calls the person, or turned down. */
export default function InvitationCard({
  invitation,
}: {
  invitation: FamilyMembers['invitations'][number]
}) {
  const { id, name, phone, daysLeft, areas } = invitation
  const [label, setLabel] = useState('')
  const change = useFamilyChange()
  const called = label.trim() || name

  const accept = () =>
    change.mutate(
      { action: 'accept', id, label: called },
      { onSuccess: () => toast({ title: copy.accepted(called), type: 'success' }) },
    )

  const decline = async () => {
    const yes = await confirm({
      title: copy.declineTitle,
      content: copy.declineText,
      okText: copy.decline,
      cancelText: SHARING.given.cancel,
    })

    if (!yes) return

    change.mutate(
      { action: 'decline', id },
      { onSuccess: () => toast({ title: copy.declined, type: 'info' }) },
    )
  }

  return (
    <Card title={copy.sentence(name, phone)}>
      <div className="stack gap-s3">
        <p className="text">{copy.sees(areaNames(areas))}</p>
        <Field
          label={copy.label}
          value={label}
          maxLength={MAX_LABEL}
          placeholder={copy.placeholder}
          autoComplete="off"
          hint={copy.left(daysLeft)}
          onChange={setLabel}
        />
        <div className={`gap-s2 ${styles.two}`}>
          <Button busy={change.isPending} onClick={accept}>
            {copy.accept}
          </Button>
          <Button variant="outline" busy={change.isPending} onClick={() => void decline()}>
            {copy.decline}
          </Button>
        </div>
      </div>
    </Card>
  )
}
