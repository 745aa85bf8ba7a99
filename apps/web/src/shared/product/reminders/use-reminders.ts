import { MS_PER_DAY, MS_PER_SECOND } from '@kangban/china-time'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { type KeptQuery, useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'

export const REMINDERS_PATH = '/reminders'

/** A clock that is ahead of the service's must not ask again and again. */
const LEAST_MS = 20 * MS_PER_SECOND

export const refreshReminders = (): Promise<void> =>
  queryClient.invalidateQueries(api.reminders.pathFilter())

type Query<T> = Pick<KeptQuery<T>, 'data' | 'fetchedAt'>

/** Read again when the next time comes. */
function useNext<T extends { nextAt: string | null }, Q extends Query<T>>(query: Q & Query<T>): Q {
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

/** What the user is reminded of. */
export const useReminders = () =>
  useNext(
    useKeptQuery({
      ...api.reminders.getReminders.queryOptions({}),
      enabled: hasRoute(REMINDERS_PATH),
    }),
  )

/** What somebody who shares it is reminded of today; asked again like one's own, and never where it is not shared. */
export const useReminderDay = () =>
  useNext(useKeptQuery(api.reminders.getReminderDay.queryOptions({})))

export type Reminders = NonNullable<ReturnType<typeof useReminders>['data']>
export type Item = Reminders['items'][number]
