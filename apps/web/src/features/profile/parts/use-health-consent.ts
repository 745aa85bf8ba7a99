import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'

export interface HealthConsent {
  /** Nothing is known yet. */
  loading: boolean
  /** It has to be asked for before anything is saved. */
  needed: boolean
  ticked: boolean
  tick: (ticked: boolean) => void
  /** Records what was ticked; does nothing where it was given before. */
  give: () => Promise<void>
}

/** Health data is saved only with its own consent; a back end of the documents keeps none, so there it is asked each time. */
export function useHealthConsent(): HealthConsent {
  const keepsConsents = !isDocumentedOnly()

  const consents = useQuery({
    ...api.account.listConsents.queryOptions({}),
    enabled: keepsConsents,
  })

  const [ticked, tick] = useState(false)
  const needed = !consents.data?.some(({ kind }) => kind === 'health-data')

  return {
    loading: keepsConsents && consents.isPending,
    needed,
    ticked,
    tick,
    give: async () => {
      if (!needed || !keepsConsents) return

      await client.account.giveConsent.mutate({
        kind: 'health-data',
        version: HEALTH_DATA_CONSENT_VERSION,
      })

      await queryClient.invalidateQueries(api.account.listConsents.queryFilter())
    },
  }
}
