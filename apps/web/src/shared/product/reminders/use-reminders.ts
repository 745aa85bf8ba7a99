import { MS_PER_DAY, MS_PER_SECOND } from '@kangban/china-time'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'

export const REMINDERS_PATH = '/reminders'

/** A clock that is ahead of the service's must not ask again and again. */
const LEAST_MS = 20 * MS_PER_SECOND

export const refreshReminders = (): Promise<void> =>
  queryClient.invalidateQueries(api.reminders.getReminders.queryFilter())

/** What the person is reminded of; read again when the next time comes. */
export function useReminders() {
  const query = useKeptQuery({
    ...api.reminders.getReminders.queryOptions({}),
    enabled: hasRoute(REMINDERS_PATH),
  })

  const { data, fetchedAt } = query
  const nextAt = data?.nextAt ?? null

  useEffect(() => {
    if (nextAt === null || fetchedAt === null) return undefined
    const wait = Date.parse(nextAt) + MS_PER_SECOND - Date.now()

    const timer = setTimeout(
      () => void refreshReminders(),
      Math.min(Math.max(wait, LEAST_MS), MS_PER_DAY),
    )

    return () => clearTimeout(timer)
  }, [nextAt, fetchedAt])

  return query
}

export type Reminders = NonNullable<ReturnType<typeof useReminders>['data']>
export type Item = Reminders['items'][number]
