import type { MarkPlace } from '@kangban/rules/ecg/mark-words'
import { useEffect, useMemo } from 'react'
import { useSession } from '../../../stores/session.ts'
import { whenAnswered } from '../../ui/when-answered.ts'
import { toast } from '../../ui/layers/toast.ts'
import { DENIAL } from './copy.ts'
import { type DenialUpload, useWaitingDenials, withWaiting } from './waiting-denials.ts'

const NOTHING: readonly MarkPlace[] = []

/** Behind the page, which can be read without it. */
const openQueue = async (userCode: string) =>
  (await import('./denial-queue.ts')).denialsOf(userCode)

const cannotOpen = (cause: unknown) => console.warn('what was said of marks cannot be sent', cause)

/** Opens the queue of what was said of marks, so that what an earlier page left is sent: behind the answers of this one. */
export function useDenialQueue(userCode: string): void {
  useEffect(() => {
    if (userCode)
      whenAnswered()
        .then(() => openQueue(userCode))
        .catch(cannotOpen)
  }, [userCode])
}

/**
 * What the owner says of the marks of a record, and how they say it: at once on the screen, kept on the phone until the service
 * has it. `known` is what the service has; left out where it keeps nothing of the kind.
 */
export function useDenials(
  { record, id }: Pick<DenialUpload, 'record' | 'id'>,
  known: readonly MarkPlace[] | undefined,
) {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const { waiting, stuck } = useWaitingDenials()
  const isKept = known !== undefined

  useEffect(() => {
    if (userCode && isKept) openQueue(userCode).catch(cannotOpen)
  }, [userCode, isKept])

  const own = useMemo(
    () => waiting.filter((one) => one.record === record && one.id === id),
    [waiting, record, id],
  )

  const denials = useMemo(() => withWaiting(known ?? NOTHING, own), [known, own])

  const keep = async ({ sample, kind }: MarkPlace, denied: boolean) => {
    const measurementId = `denial ${record} ${id} ${sample} ${kind}`
    const queue = await openQueue(userCode)
    await queue.add({ measurementId, record, id, sample, kind, denied })
  }

  return {
    denials,
    /** Whether the last word on a mark could not be sent yet. */
    waits: ({ sample, kind }: MarkPlace) =>
      stuck && own.some((one) => one.sample === sample && one.kind === kind),
    say: (mark: MarkPlace, denied: boolean) =>
      void keep(mark, denied).catch((cause: unknown) => {
        cannotOpen(cause)
        toast({ title: DENIAL.failed })
      }),
  }
}

export type Denials = ReturnType<typeof useDenials>
