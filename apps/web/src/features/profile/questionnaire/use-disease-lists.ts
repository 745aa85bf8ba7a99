import { TAG_TYPES, type Wizard } from '@kangban/contracts'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { LISTS, type ListName, type Tag } from './answers.ts'

export interface DiseaseList {
  tags: readonly Tag[]
  loading: boolean
  failed: boolean
  readAgain: () => void
}

export type DiseaseLists = Record<ListName, DiseaseList>

/** The catalogues for a person of that sex; empty where one cannot be read. */
export function useDiseaseLists(sex: Wizard['avatar']): DiseaseLists {
  const queries = useQueries({
    queries: LISTS.map((name) => ({
      ...api.profile.listDiseaseTags.queryOptions({
        type: TAG_TYPES[name],
        sex: sex === 1 ? '1' : '2',
      }),
      enabled: sex !== undefined,
    })),
  })

  return Object.fromEntries(
    LISTS.map((name, index): [ListName, DiseaseList] => {
      const query = queries[index]
      const data = query?.isError ? [] : (query?.data ?? [])

      return [
        name,
        {
          tags: data.flatMap(({ id, tagName, group }) =>
            id && tagName ? [{ keyId: id, tagName, group: group ?? null }] : [],
          ),
          loading: query?.isLoading ?? false,
          failed: query?.isError ?? false,
          readAgain: () => void query?.refetch(),
        },
      ]
    }),
  ) as DiseaseLists
}
