// A draw that was sent and of which no answer came: kept on the phone until one does, so that what was won is found under
// the same key even after the page was closed.
import { readStoredJson, writeStored } from '../../../stores/storage.ts'

const KEY = 'kangban.draw'

export interface PendingDraw {
  userCode: string
  activityId: string
  activityType: string
  idempotencyKey: string
}

const isPending = (value: unknown): value is PendingDraw =>
  typeof value === 'object' &&
  value !== null &&
  ['userCode', 'activityId', 'activityType', 'idempotencyKey'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

export const keepPendingDraw = (draw: PendingDraw): void => writeStored(KEY, JSON.stringify(draw))

export const forgetPendingDraw = (): void => writeStored(KEY, null)

/** That of this person, or null. */
export function pendingDraw(userCode: string): PendingDraw | null {
  const kept = readStoredJson(KEY)
  return isPending(kept) && kept.userCode === userCode ? kept : null
}
