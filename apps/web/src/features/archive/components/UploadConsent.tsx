import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { UPLOAD } from '../copy.ts'
import styles from './document-form.module.css'

/** Papers are health data, which need a consent of their own before the first one leaves the phone. */
export function UploadConsent() {
  const give = useMutation(
    api.account.giveConsent.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.account.listConsents.queryFilter()),
    }),
  )

  return (
    <Card title={UPLOAD.consentTitle}>
      <ul className={`grid gap-s2 lines-16 ${styles.lines}`}>
        {UPLOAD.consentLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        busy={give.isPending}
        onClick={() => give.mutate({ kind: 'health-data', version: HEALTH_DATA_CONSENT_VERSION })}
      >
        {UPLOAD.agree}
      </Button>
    </Card>
  )
}
