import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/parts/Card.tsx'
import styles from './health-consent.module.css'

interface HealthConsentCardProps {
  title: string
  /** What is done with it, and that one may refuse. */
  lines: readonly string[]
  agree: string
}

/** Papers are health data, which need a consent of their own before the first one leaves the phone. */
export function HealthConsentCard({ title, lines, agree }: HealthConsentCardProps) {
  const give = useMutation(
    api.account.giveConsent.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.account.listConsents.queryFilter()),
    }),
  )

  return (
    <Card title={title}>
      <ul className={`grid gap-s2 lines-16 ${styles.lines}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        busy={give.isPending}
        onClick={() => give.mutate({ kind: 'health-data', version: HEALTH_DATA_CONSENT_VERSION })}
      >
        {agree}
      </Button>
    </Card>
  )
}
