import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useTyped } from '../../../stores/typed.ts'
import { UPLOAD } from '../copy.ts'
import { type DocumentDraft, type DraftErrors, draftErrors } from '../model/document-draft.ts'
import type { Photo } from '../../../shared/product/photos/photo-uploads.ts'

const SAVED_MS = 2500
const REFUSED_MS = 2500

type Input = Parameters<typeof client.archive.saveDocument.mutate>[0]

/** The draft of one document and its saving. */
export function useSaveDocument(photos: readonly Photo[], today: string) {
  const [draft, setDraft] = useTyped<DocumentDraft>('archive.document', () => ({
    type: null,
    day: today,
    note: '',
  }))

  const [errors, setErrors] = useState<DraftErrors>({})
  // One for the whole draft, even when it was changed after a failed save: its photos go into one document only.
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  const save = useMutation({
    mutationFn: (input: Input) =>
      client.archive.saveDocument.mutate(input, { context: { idempotencyKey } }),
    onSuccess: (stored, sent) => {
      const isThis =
        stored.type === sent.type && stored.day === sent.day && stored.note === sent.note

      toast({
        title: isThis ? UPLOAD.saved : UPLOAD.savedBefore,
        type: isThis ? 'success' : 'warning',
        duration: SAVED_MS,
      })

      void queryClient.invalidateQueries(api.archive.pathFilter())
      // The timeline of all reports lists documents too.
      void queryClient.invalidateQueries(api.reports.listReports.queryFilter())
    },
  })

  const submit = () => {
    if (save.isPending || save.isSuccess) return undefined
    const found = draftErrors(draft, photos, today)
    setErrors(found)
    const { type, day, note } = draft
    const [first] = Object.values(found)
    // Where it stands may be out of sight: the button stays at the bottom.
    if (first) return toast({ title: first, duration: REFUSED_MS })
    if (!type) return undefined

    return save.mutate({
      type,
      day,
      note: note.trim(),
      fileIds: photos.flatMap(({ fileId }) => fileId ?? []),
    })
  }

  const change = (changed: Partial<DocumentDraft>) => {
    setDraft({ ...draft, ...changed })
    setErrors({})
  }

  return {
    draft,
    errors,
    change,
    submit,
    saving: save.isPending,
    saved: save.isSuccess,
    failed: save.isError,
    touched: photos.length > 0 || draft.note !== '' || draft.type !== null,
  }
}
