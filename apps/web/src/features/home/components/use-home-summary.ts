import { api } from '../../../api/client.ts'
import { type KeptQuery, useKeptQuery } from '../../../api/use-kept-query.ts'
import type { HomeSummary } from '../model/home-summary.ts'

/** The summary of the user's day; when it cannot be fetched, what this user saw last on this phone. */
export const useHomeSummary = (): KeptQuery<HomeSummary> =>
  useKeptQuery(api.home.getHomeSummary.queryOptions({}))
