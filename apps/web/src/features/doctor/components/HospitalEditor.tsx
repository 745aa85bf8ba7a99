import {
  type Hospital,
  hospitalPhone,
  isHospitalPhone,
  MAX_HOSPITAL_NAME,
} from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useTyped } from '../../../stores/typed.ts'
import { HOSPITAL } from '../copy.ts'

const nameError = (name: string) => (name.trim() === '' ? HOSPITAL.nameMissing : null)

const phoneError = (phone: string) =>
  isHospitalPhone(hospitalPhone(phone)) ? null : HOSPITAL.phoneWrong

const useSave = (onDone: () => void) =>
  useMutation(
    api.profile.saveHospital.mutationOptions({
      onSuccess: (_, { hospital }) => {
        toast({ title: hospital ? HOSPITAL.saved : HOSPITAL.removed, type: 'success' })
        onDone()
      },
      onSettled: () => queryClient.invalidateQueries(api.profile.getHospital.queryFilter()),
    }),
  )

interface HospitalEditorProps {
  kept: Hospital | null
  onClose: () => void
}

/** One hospital and its phone, typed by the person. */
export default function HospitalEditor({ kept, onClose }: HospitalEditorProps) {
  const [name, setName] = useTyped('doctor.hospital.name', () => kept?.name ?? '')
  const [phone, setPhone] = useTyped('doctor.hospital.phone', () => kept?.phone ?? '')
  const [tried, setTried] = useState(false)
  const save = useSave(onClose)

  const submit = () => {
    setTried(true)
    if (nameError(name) ?? phoneError(phone)) return
    save.mutate({ hospital: { name: name.trim(), phone: hospitalPhone(phone) } })
  }

  return (
    <Sheet open title={HOSPITAL.title} onClose={onClose}>
      <div className="stack gap-s3">
        <Field
          label={HOSPITAL.name}
          value={name}
          maxLength={MAX_HOSPITAL_NAME}
          onChange={setName}
          error={tried ? nameError(name) : null}
        />
        <Field
          label={HOSPITAL.phone}
          value={phone}
          type="tel"
          maxLength={40}
          hint={HOSPITAL.phoneHint}
          onChange={setPhone}
          error={tried ? phoneError(phone) : null}
        />
        <Button busy={save.isPending} onClick={submit}>
          {HOSPITAL.save}
        </Button>
        {kept && (
          <Button
            variant="danger"
            busy={save.isPending}
            onClick={() => save.mutate({ hospital: null })}
          >
            {HOSPITAL.remove}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
