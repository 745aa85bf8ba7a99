import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { contractErrors } from '../../../api/contract-errors.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useContentKey } from '../../../api/use-content-key.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useTyped } from '../../../stores/typed.ts'
import { FORM } from '../copy.ts'
import {
  type Draft,
  type DraftErrors,
  inputOf,
  newDraft,
  nextDraft,
  ownErrors,
  type RecordInput,
} from '../model/draft.ts'

/** Long enough to be read. */
const SAVED_MS = 2500

/** The dialog's draft and its saving; the draft outlives a failed save and a closed dialog. */
export function useAddRecord(onSaved: () => void) {
  const [draft, setDraft] = useTyped<Draft>('records.draft', () => newDraft('', new Date()))
  const [errors, setErrors] = useState<DraftErrors>({})
  const keyOf = useContentKey()

  const save = useMutation({
    mutationFn: (input: RecordInput) =>
      client.records.saveComparison.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
    onSuccess: () => {
      toast({ title: FORM.saved, type: 'success', duration: SAVED_MS })
      setDraft(nextDraft(draft, new Date()))
      onSaved()
    },
    // Also after a failure: the answer may have been lost, not the record.
    onSettled: () => queryClient.invalidateQueries(api.records.pathFilter()),
  })

  const submit = async () => {
    if (save.isPending) return
    const input = inputOf(draft)

    const found = {
      ...(await contractErrors('records.saveComparison', input)),
      ...ownErrors(draft, new Date()),
    }

    setErrors(found)
    if (Object.keys(found).length === 0) save.mutate(input)
  }

  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed })
    save.reset()
    setErrors({})
  }

  /** A draft without values is of now. */
  const begin = (userName: string) => {
    if (Object.values(draft.values).some(Boolean)) return
    setDraft(draft.userName ? nextDraft(draft, new Date()) : newDraft(userName, new Date()))
    setErrors({})
    save.reset()
  }

  return {
    draft,
    errors,
    change,
    begin,
    submit: () => void submit(),
    saving: save.isPending,
    failed: save.isError,
  }
}
