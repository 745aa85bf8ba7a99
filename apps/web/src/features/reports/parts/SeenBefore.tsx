import { StaleNotice } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'

/** Marks a report that could not be read again; `since` is when it was read, null for one that was. */
export function SeenBefore({ since }: { since: string | null }) {
  const now = useNow()
  return since && <StaleNotice updatedAt={since} now={now} />
}
