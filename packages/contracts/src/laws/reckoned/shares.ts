// Links that were sent: how long they live, and whether they were opened.
import { MS_PER_DAY } from '@kangban/china-time'
import { MAX_SHARE_DAYS } from '../../reports/share.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { msAt, nodesAt, numberAt } from '../places.ts'

/** The list of reports that were sent has living links alone, none of which lives too long. */
export function* reportShares({ answer, now }: Told): Generator<Breach> {
  for (const row of nodesAt(answer, '[]')) {
    const ends = fieldOf(row, 'expiresAt')
    const [from, to] = ['createdAt', 'expiresAt'].map((name) => msAt(row, name))
    if (!ends || from === undefined || to === undefined) continue
    if (to - from > MAX_SHARE_DAYS * MS_PER_DAY) yield breach('limit', ends, 'longer than it may')
    else if (to < now.getTime() && from < to) yield breach('verdict', ends, 'of no living link')
  }
}

/** What was taken back or has ended is not living, and what was opened was opened between both. */
export function* doctorShares({ answer, now }: Told): Generator<Breach> {
  for (const row of nodesAt(answer, '[]')) {
    const [state, last, revoked] = ['state', 'lastSeenAt', 'revokedAt'].map((name) =>
      fieldOf(row, name),
    )

    const [from, to, seenAt, revokedAt] = ['createdAt', 'expiresAt', 'lastSeenAt', 'revokedAt'].map(
      (name) => msAt(row, name),
    )

    const isOver = revokedAt !== undefined || (to ?? Infinity) < now.getTime()
    if (state && (state.value === 'living') === isOver)
      yield breach('verdict', state, 'other than its moments')
    if (last && (numberAt(row, 'seen') === 0) === (seenAt !== undefined))
      yield breach('count', last, 'other than how often it was seen')
    for (const [node, ms] of [
      [last, seenAt],
      [revoked, revokedAt],
    ] as const)
      if (node && ms !== undefined && ms < (from ?? -Infinity))
        yield breach('order', node, 'before it was sent')
  }
}
