import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { contractErrors } from '../../../api/contract-errors.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useContentKey } from '../../../api/use-content-key.ts'
import type { Photo } from '../../../shared/product/photos/photo-uploads.ts'
import { picturesError } from '../../../shared/product/photos/pictures-error.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { FEEDBACK } from '../copy.ts'
import { changeDraft, type Draft, dropDraft, type FeedbackInput, inputOf } from '../model/draft.ts'

/** Long enough to be read. */
const TOLD_MS = 2500

type Errors = Readonly<Partial<Record<'type' | 'content' | 'contact' | 'images', string>>>

/** Sending what was written; whatever goes wrong, it stays written. */
export function useFeedback(onSent: () => void) {
  const [errors, setErrors] = useState<Errors>({})
  const keyOf = useContentKey()

  const send = useMutation({
    mutationFn: (input: FeedbackInput) =>
      client.feedback.sendFeedback.mutate(
        // The contract has found a type in it.
        input as Parameters<typeof client.feedback.sendFeedback.mutate>[0],
        { context: { idempotencyKey: keyOf(input) } },
      ),
    onSuccess: () => {
      toast({ title: FEEDBACK.done, type: 'success', duration: TOLD_MS })
      onSent()
      dropDraft()
    },
    // Also after a failure: the answer may have been lost, not the feedback.
    onSettled: () => queryClient.invalidateQueries(api.feedback.pathFilter()),
  })

  const submit = async (draft: Draft, photos: readonly Photo[]) => {
    if (send.isPending) return
    const input = inputOf(draft, photos)
    const images = picturesError(photos)

    const found: Errors = {
      ...(await contractErrors('feedback.sendFeedback', input)),
      ...(images && { images }),
    }

    setErrors(found)
    const first = found.type ?? found.content ?? found.images ?? found.contact
    // Where it stands may be out of sight: the button stays at the bottom.
    if (first) toast({ title: first, duration: TOLD_MS })
    else send.mutate(input)
  }

  return {
    errors,
    sending: send.isPending,
    failed: send.isError,
    change: (changed: Partial<Draft>) => {
      changeDraft(changed)
      setErrors({})
      send.reset()
    },
    submit: (draft: Draft, photos: readonly Photo[]) => void submit(draft, photos),
  }
}
