import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'

/** The consent to health data, which answers are; asked for before the first question by whoever has not given it. */
export function useConsent() {
  const consents = useQuery(api.account.listConsents.queryOptions({}))

  const giving = useMutation(
    api.account.giveConsent.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.account.listConsents.queryFilter()),
    }),
  )

  return {
    loading: consents.isPending,
    needed:
      consents.data !== undefined && !consents.data.some(({ kind }) => kind === 'health-data'),
    giving: giving.isPending,
    give: (then: () => void) =>
      giving.mutate(
        { kind: 'health-data', version: HEALTH_DATA_CONSENT_VERSION },
        { onSuccess: then },
      ),
  }
}
