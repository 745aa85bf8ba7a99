import { MESSAGES } from '@kangban/contracts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { SHARING } from '../copy.ts'
import { type Member, shortLabel } from '../model/family-view.ts'
import { AreaSwitches } from './AreaSwitches.tsx'
import { useFamilyChange } from './use-family.ts'

const copy = SHARING.given

function AreasForm({ member, onSaved }: { member: Member; onSaved: () => void }) {
  const [areas, setAreas] = useState(member.areas)
  const change = useFamilyChange()

  const save = () => {
    if (areas.length === 0) return toast({ title: MESSAGES.areasMissing })

    return change.mutate(
      { action: 'share', id: member.id, areas },
      {
        onSuccess: () => {
          toast({ title: copy.saved, type: 'success' })
          onSaved()
        },
      },
    )
  }

  return (
    <div className="stack gap-s3">
      <AreaSwitches label={copy.areas} value={areas} onChange={(next) => setAreas([...next])} />
      <p className="hint">{copy.atOnce}</p>
      <Button busy={change.isPending} onClick={save}>
        {copy.save}
      </Button>
    </div>
  )
}

/** 改看得到什么: what one of the family sees. */
export default function AreasSheet({ member, onClose }: { member: Member; onClose: () => void }) {
  return (
    <Sheet open title={copy.changeTitle(shortLabel(member.label))} onClose={onClose}>
      {(leave) => <AreasForm member={member} onSaved={leave} />}
    </Sheet>
  )
}
