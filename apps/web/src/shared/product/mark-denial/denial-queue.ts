import { BUSINESS_FAILURE } from '@kangban/contracts/codes'
import { FailedCall } from '@kangban/contracts/link'
import { notifyManager } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { failureOf } from '../../../devices/send-failure.ts'
import { assertSessionOf, sessionQueue } from '../../../devices/session-queue.ts'
import { createUploadQueue, type SendOutcome } from '../../../devices/upload-queue.ts'
import { toast } from '../../ui/layers/toast.ts'
import { DENIAL } from './copy.ts'
import { type DenialUpload, useWaitingDenials } from './waiting-denials.ts'

/** Gives what was said back from what was stored, or undefined where it is none: measurements lie beside it. */
function parseDenial(stored: unknown): DenialUpload | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = stored as Record<string, unknown>

  const sound =
    (fields['record'] === 'strip' || fields['record'] === 'long') &&
    ['measurementId', 'id', 'kind'].every((name) => typeof fields[name] === 'string') &&
    typeof fields['sample'] === 'number' &&
    typeof fields['denied'] === 'boolean'

  return sound ? (stored as DenialUpload) : undefined
}

async function tell({ record, id, sample, kind, denied }: DenialUpload): Promise<void> {
  const input = { id, sample, kind, denied }

  if (record === 'long') {
    const said = await client.holter.denyHolterMark.mutate(input)

    queryClient.setQueryData(api.holter.getHolterRecord.queryKey({ id }), (known) =>
      known ? { ...known, ...said } : known,
    )
  } else {
    const said = await client.ecg.denyEcgMark.mutate(input)

    queryClient.setQueryData(api.ecg.getEcgRecord.queryKey({ ecgId: id }), (known) =>
      known ? { ...known, ...said } : known,
    )
  }
}

/** The record or its mark is gone, or so many marks are denied that no more is taken: asking again changes nothing. */
const isOver = (cause: unknown): boolean =>
  cause instanceof Error &&
  cause.cause instanceof FailedCall &&
  cause.cause.failure.kind === 'code' &&
  cause.cause.failure.code === BUSINESS_FAILURE

async function send(denial: DenialUpload, userCode: string): Promise<SendOutcome> {
  try {
    // Known without asking, and then without the client's notice of a lost connection.
    if (!navigator.onLine) throw new Error('the browser is offline')
    assertSessionOf(userCode)
    await tell(denial)
    return 'sent'
  } catch (cause) {
    const { outcome, text } = failureOf(cause)

    if (outcome === 'refused' || isOver(cause)) {
      toast({ title: text || DENIAL.failed })
      return 'refused'
    }

    useWaitingDenials.setState({ stuck: true })
    if (outcome === 'no-network') throw cause
    return outcome
  }
}

/** In the turn of the answers of queries: what no longer waits is in one of them, and would be gone from the screen until then. */
const show = (waiting: readonly DenialUpload[]) =>
  notifyManager.schedule(() =>
    useWaitingDenials.setState(waiting.length > 0 ? { waiting } : { waiting, stuck: false }),
  )

/** The queue of what this user said of marks, opened once; it goes on sending while other screens are shown. */
export const denialsOf = sessionQueue<DenialUpload>((userCode) => {
  const read = () =>
    queue.waiting().then(show, (cause: unknown) => {
      console.warn('what was said of marks cannot be read', cause)
    })

  const queue = createUploadQueue<DenialUpload>({
    userCode,
    parse: parseDenial,
    send: (denial) => send(denial, userCode),
    onCount: () => void read(),
  })

  void read()
  return queue
})
