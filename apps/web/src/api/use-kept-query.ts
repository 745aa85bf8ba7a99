import { hashKey, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSession } from '../stores/session.ts'
import { isOwn } from '../stores/subject.ts'
import { isOld } from './answer-age.ts'
import { keepAnswer, readKeptAnswer } from './kept-answers.ts'

export interface KeptQuery<T> {
  /** Undefined while nothing is there to show. */
  data: T | undefined
  /** The newest data could not be fetched: what is shown, if anything, is older. */
  stale: boolean
  /** When the data shown were fetched; null while there are none. */
  fetchedAt: string | null
  refreshing: boolean
  refresh: () => Promise<unknown>
}

/** `useQuery` whose last answer outlives the page: without a network the user sees what was there before, marked as such. */
export function useKeptQuery<T, E, K extends QueryKey>(
  options: UseQueryOptions<T, E, T, K>,
): KeptQuery<T> {
  // Of others nothing outlives the page but in the worker, which forgets it with the sharing.
  const userCode = useSession((state) => (isOwn() && state.user?.userCode) || '')
  const hash = hashKey(options.queryKey)
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(options)

  useEffect(() => {
    if (data !== undefined && userCode) keepAnswer(hash, userCode, { data, at: dataUpdatedAt })
  }, [data, dataUpdatedAt, hash, userCode])

  const needed = data === undefined && isError && userCode !== ''

  const kept = useMemo(
    () => (needed ? readKeptAnswer(hash, userCode) : null),
    [needed, hash, userCode],
  )

  const at = data === undefined ? (kept?.at ?? null) : dataUpdatedAt

  return {
    // Kept by this very call: the same type, guarded by the version of the store.
    data: data === undefined ? (kept?.data as T | undefined) : data,
    stale: isError || isOld(hash),
    fetchedAt: at === null ? null : new Date(at).toISOString(),
    refreshing: isFetching,
    refresh: refetch,
  }
}
