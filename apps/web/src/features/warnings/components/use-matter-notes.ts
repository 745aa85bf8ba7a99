import type { Matter } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { isOwn } from '../../../stores/subject.ts'
import { COPY } from '../copy.ts'

/** Everything that speaks of matters is asked again. */
export const refreshMatters = () =>
  Promise.all([
    queryClient.invalidateQueries(api.warnings.pathFilter()),
    queryClient.invalidateQueries(api.home.getHomeSummary.queryFilter()),
  ])

/** Keeps what was done about matters, and that new ones were seen; nothing where nobody keeps it. */
export function useMatterNotes(matters: readonly Matter[]) {
  const canKeep = !isDocumentedOnly() && isOwn()
  const seen = useMutation(api.warnings.noteMatter.mutationOptions({}))
  const { mutate: keepSeen } = seen

  const note = useMutation(
    api.warnings.noteMatter.mutationOptions({
      async onSuccess(_, { what }) {
        await refreshMatters()
        toast({ title: what === 'told' ? COPY.toldKept : COPY.laterKept, type: 'success' })
      },
    }),
  )

  const fresh = matters
    .filter(({ state }) => state === 'new')
    .flatMap(({ ids }) => ids)
    .join()

  useEffect(() => {
    if (canKeep && fresh) keepSeen({ ids: fresh.split(',').slice(0, MAX_IDS), what: 'seen' })
  }, [canKeep, fresh, keepSeen])

  const keep = (what: 'told' | 'later') => (matter: Matter) =>
    note.mutate({ ids: matter.ids.slice(0, MAX_IDS), what })

  return canKeep
    ? { busy: note.isPending, onTold: keep('told'), onLater: keep('later') }
    : { busy: false }
}

/** What one call takes. */
const MAX_IDS = 200
