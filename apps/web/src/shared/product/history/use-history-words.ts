import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'

/** The medical history in two words: an empty one is none only where the person said so. */
export function useHistoryWords(): string | undefined {
  const { data: diseases } = useKeptQuery(api.profile.listOwnMedicalTags.queryOptions({}))
  const { data: profile } = useKeptQuery(api.profile.getHealthInfo.queryOptions({}))
  if (!diseases) return undefined
  if (diseases.length > 0) return `${diseases.length} 项`
  if (profile === undefined) return undefined
  return profile?.medHis === false ? '没有' : '没有填'
}
