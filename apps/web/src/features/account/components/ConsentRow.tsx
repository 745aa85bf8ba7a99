import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { display } from '../../../shared/format/display.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { accountCopy } from '../copy.ts'

/** The separate consent to health data: what it says, whether it is given, and the place to give it. */
export function ConsentRow() {
  const consents = useQuery(api.account.listConsents.queryOptions({}))

  const give = useMutation(
    api.account.giveConsent.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.account.listConsents.queryFilter()),
    }),
  )

  const given = consents.data?.some(({ kind }) => kind === 'health-data')
  const text = given ? accountCopy.consentGiven : accountCopy.consentMissing

  const open = async () => {
    const agrees = await confirm({
      title: accountCopy.consentTitle,
      content: accountCopy.consentText,
      okText: given ? accountCopy.gotIt : accountCopy.agreeConsent,
      cancelText: given ? null : accountCopy.notNow,
    })

    if (agrees && !given) give.mutate({ kind: 'health-data', version: HEALTH_DATA_CONSENT_VERSION })
  }

  return (
    <Row
      start={<Glyph char="授" tone="soft" />}
      title={accountCopy.dataConsent}
      value={consents.data ? text : display(null)}
      onClick={() => void open()}
    />
  )
}
