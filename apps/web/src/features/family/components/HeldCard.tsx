import type { SharingMember } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { HELD } from '../cards-copy.ts'
import { SHARING } from '../copy.ts'
import { lookAt } from '../model/choose.ts'
import { areaNames } from '../model/family-view.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'
import { useFamilyChange } from './use-family.ts'

const copy = HELD

function Held({ person }: { person: SharingMember }) {
  const { id, label, name, phone, areas } = person
  const navigate = useNavigate()
  const change = useFamilyChange()

  const look = async () => {
    await lookAt(person)
    void navigate('/health')
  }

  const leave = async () => {
    const yes = await confirm({
      title: copy.leaveTitle(label),
      content: copy.leaveText,
      okText: copy.leave,
      cancelText: SHARING.given.cancel,
      tone: 'danger',
    })

    if (!yes) return

    change.mutate(
      { action: 'leave', id },
      { onSuccess: () => toast({ title: copy.left, type: 'success' }) },
    )
  }

  return (
    <li className="stack gap-s3 item py-s3">
      <div className="line gap-s3">
        <Seal label={label} tone="kin" />
        <div className="grow shrink">
          <h3 className="heading">{label}</h3>
          <p className="note">{`${name} · ${phone}`}</p>
          <p className="note">{copy.sees(areaNames(areas))}</p>
        </div>
      </div>
      <div className={`gap-s2 ${styles.two}`}>
        <Button aria-label={`${copy.look} ${label}`} onClick={() => void look()}>
          {copy.look}
        </Button>
        <Button
          variant="outline"
          busy={change.isPending}
          aria-label={`${copy.leave} ${label}`}
          onClick={() => void leave()}
        >
          {copy.leave}
        </Button>
      </div>
    </li>
  )
}

/** Who shares with the user. */
export default function HeldCard({ people }: { people: readonly SharingMember[] }) {
  return (
    <Card title={copy.title}>
      <ul>
        {people.map((person) => (
          <Held key={person.id} person={person} />
        ))}
      </ul>
    </Card>
  )
}
