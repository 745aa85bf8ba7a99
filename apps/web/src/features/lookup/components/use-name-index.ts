import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../../api/client.ts'
import { indexNames, type ReadingsOf } from '../model/find-names.ts'

/** How characters are said, as soon as the library is there; what fails is tried again with the next search. */
function useReadings(): ReadingsOf | null {
  const [readings, setReadings] = useState<{ of: ReadingsOf } | null>(null)

  useEffect(() => {
    void import('../model/readings.ts').then(
      ({ readingsOf }) => setReadings({ of: readingsOf }),
      (cause: unknown) => console.warn('pinyin is not there', cause),
    )
  }, [])

  return readings?.of ?? null
}

/** All names of the book, asked for once and found in here: typing asks for nothing. */
export function useNameIndex() {
  const list = useQuery({
    ...api.lookup.listDiseaseNames.queryOptions({}),
    staleTime: Infinity,
  })

  const readingsOf = useReadings()

  const index = useMemo(
    () =>
      list.data &&
      indexNames(
        list.data.flatMap((name) => name ?? []),
        readingsOf,
      ),
    [list.data, readingsOf],
  )

  return { data: index, isError: list.isError, refetch: list.refetch }
}
