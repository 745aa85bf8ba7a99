import { isDay } from '@kangban/china-time'
import { MAX_MEDICINES, type Medicine } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useTyped } from '../../../stores/typed.ts'
import { MEDICINES } from '../copy.ts'

interface Draft extends Omit<Medicine, 'since'> {
  key: number
  since: string
}

let made = 0
const blank = (): Draft => ({ key: made++, name: '', dose: '', timing: '', since: '' })

const draftOf = (medicine: Medicine): Draft => ({
  ...blank(),
  ...medicine,
  since: medicine.since ?? '',
})

const isUntouched = ({ name, dose, timing, since }: Draft): boolean =>
  `${name}${dose}${timing}${since}`.trim() === ''

const nameError = (draft: Draft) => (draft.name.trim() === '' ? MEDICINES.nameMissing : null)

const sinceError = ({ since }: Draft) =>
  since.trim() === '' || isDay(since.trim()) ? null : MEDICINES.sinceWrong

interface EntryProps {
  draft: Draft
  number: number
  /** Whether somebody has tried to save: nothing is wrong before. */
  tried: boolean
  onChange: (draft: Draft) => void
  onRemove: () => void
}

function Entry({ draft, number, tried, onChange, onRemove }: EntryProps) {
  const set = (field: 'name' | 'dose' | 'timing' | 'since') => (value: string) =>
    onChange({ ...draft, [field]: value })

  const checked = tried && !isUntouched(draft)

  return (
    <fieldset className="stack gap-s2 py-s2">
      <legend className="line spread wide small strong">{MEDICINES.number(number)}</legend>
      <Field
        label={MEDICINES.name}
        value={draft.name}
        maxLength={30}
        onChange={set('name')}
        error={checked ? nameError(draft) : null}
      />
      <Field label={MEDICINES.dose} value={draft.dose} maxLength={30} onChange={set('dose')} />
      <Field
        label={MEDICINES.timing}
        value={draft.timing}
        maxLength={30}
        onChange={set('timing')}
      />
      <Field
        label={MEDICINES.since}
        value={draft.since}
        maxLength={10}
        onChange={set('since')}
        error={checked ? sinceError(draft) : null}
      />
      <Button variant="danger" inline onClick={onRemove}>
        {MEDICINES.remove(number)}
      </Button>
    </fieldset>
  )
}

function useSave(onDone: () => void) {
  return useMutation(
    api.profile.saveMedicines.mutationOptions({
      onSuccess: () => {
        toast({ title: MEDICINES.saved, type: 'success' })
        onDone()
      },
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries(api.profile.listMedicines.queryFilter()),
          queryClient.invalidateQueries(api.doctor.getDoctorPage.queryFilter()),
        ]),
    }),
  )
}

interface MedicineEditorProps {
  medicines: readonly Medicine[]
  onClose: () => void
}

/** The list of medicines, saved as a whole; an entry that was left empty is left out. */
export default function MedicineEditor({ medicines, onClose }: MedicineEditorProps) {
  const [drafts, setDrafts] = useTyped<Draft[]>('doctor.medicines', () =>
    medicines.length === 0 ? [blank()] : medicines.map(draftOf),
  )

  const [tried, setTried] = useState(false)
  const save = useSave(onClose)

  const submit = () => {
    setTried(true)
    const filled = drafts.filter((draft) => !isUntouched(draft))
    if (filled.some((draft) => nameError(draft) ?? sinceError(draft))) return

    save.mutate({
      medicines: filled.map(({ name, dose, timing, since }) => ({
        name: name.trim(),
        dose: dose.trim(),
        timing: timing.trim(),
        since: since.trim() === '' ? null : since.trim(),
      })),
    })
  }

  return (
    <Sheet open title={MEDICINES.sheet} onClose={onClose}>
      <div className="stack gap-s3">
        {drafts.map((draft, index) => (
          <Entry
            key={draft.key}
            draft={draft}
            number={index + 1}
            tried={tried}
            onChange={(changed) =>
              setDrafts(drafts.map((one) => (one.key === changed.key ? changed : one)))
            }
            onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
        {drafts.length < MAX_MEDICINES && (
          <Button variant="outline" onClick={() => setDrafts([...drafts, blank()])}>
            {MEDICINES.add}
          </Button>
        )}
        <Button busy={save.isPending} onClick={submit}>
          {MEDICINES.save}
        </Button>
      </div>
    </Sheet>
  )
}
