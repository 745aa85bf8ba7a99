import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'

/** Whether health data may be sent; a back end of the documents keeps no consents and asks for none. */
export function useConsent() {
  const asks = !isDocumentedOnly()
  const consents = useQuery({ ...api.account.listConsents.queryOptions({}), enabled: asks })
  const given = consents.data?.some(({ kind }) => kind === 'health-data') ?? false
  return { consents, asks, given: !asks || given }
}
