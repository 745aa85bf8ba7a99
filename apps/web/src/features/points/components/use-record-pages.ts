import type { RECORD_FLAGS } from '@kangban/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { nextPage } from '../model/record-entry.ts'

/** As documented. */
const PAGE_SIZE = 20

type Flag = (typeof RECORD_FLAGS)[keyof typeof RECORD_FLAGS]

/** The points or the prizes of the person, page by page, newest first. */
export function useRecordPages(flag: Flag) {
  const query = useInfiniteQuery({
    // Below the key of the call, so that what makes the call's answers old makes these old as well.
    queryKey: [...api.points.listPointRecords.queryKey({ pn: 1, ps: PAGE_SIZE, flag }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      client.points.listPointRecords.query({ pn: pageParam, ps: PAGE_SIZE, flag }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _, pn) => nextPage(page, pn, PAGE_SIZE),
  })

  return {
    query,
    entries: query.data?.pages.flatMap((page) => page?.list ?? []) ?? [],
    total: query.data?.pages.at(-1)?.total ?? null,
  }
}

export type RecordPages = ReturnType<typeof useRecordPages>
