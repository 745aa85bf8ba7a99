import { ownFailureText } from '../../../api/own-failure.ts'
import { toast } from '../../ui/layers/toast.ts'
import { DENIAL } from './copy.ts'

export function tellDenialFailure(cause: unknown): void {
  const title = ownFailureText(cause, { failed: DENIAL.failed, unreachable: DENIAL.offline })
  if (title) toast({ title })
}
