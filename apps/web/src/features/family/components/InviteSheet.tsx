import { type Area, AREAS, MESSAGES } from '@kangban/contracts'
import { MOBILE, PHONE_DIGITS } from '@kangban/contracts/constants'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { SHARING } from '../copy.ts'
import { AreaSwitches } from './AreaSwitches.tsx'
import { useFamilyChange } from './use-family.ts'

const copy = SHARING.invite
const MAX_LABEL = 20

function InviteForm({ onSent }: { onSent: () => void }) {
  const [label, setLabel] = useState('')
  const [phone, setPhone] = useState('')
  const [areas, setAreas] = useState<readonly Area[]>(AREAS)
  const change = useFamilyChange()

  const send = () => {
    if (label.trim() === '') return toast({ title: MESSAGES.memberLabelMissing })
    if (!MOBILE.test(phone)) return toast({ title: MESSAGES.phoneInvalid })
    if (areas.length === 0) return toast({ title: MESSAGES.areasMissing })

    return change.mutate(
      { action: 'invite', label, phone, areas: [...areas] },
      {
        onSuccess: () => {
          toast({ title: copy.sent, type: 'success' })
          onSent()
        },
      },
    )
  }

  return (
    <form
      className="stack gap-s3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) send()
      }}
    >
      <Field
        label={copy.label}
        value={label}
        maxLength={MAX_LABEL}
        placeholder={copy.labelPlaceholder}
        autoComplete="off"
        onChange={setLabel}
      />
      <Field
        label={copy.phone}
        value={phone}
        type="tel"
        digitsOnly
        maxLength={PHONE_DIGITS}
        autoComplete="off"
        hint={copy.phoneHint}
        onChange={setPhone}
      />
      <h3 className="heading">{copy.areas}</h3>
      <AreaSwitches label={copy.areas} value={areas} onChange={setAreas} />
      <Button type="submit" busy={change.isPending}>
        {copy.send}
      </Button>
    </form>
  )
}

/** Asks somebody of the family to look, by phone. */
export default function InviteSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title={copy.title} onClose={onClose}>
      {(leave) => <InviteForm onSent={leave} />}
    </Sheet>
  )
}
