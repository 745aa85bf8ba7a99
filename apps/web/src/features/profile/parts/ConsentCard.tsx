import { Checkbox } from '../../../shared/ui/controls/Checkbox.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { PERSON } from './copy.ts'
import type { HealthConsent } from './use-health-consent.ts'

/** The consent, for whoever has not given it yet. */
export const ConsentCard = ({ consent }: { consent: HealthConsent }) =>
  consent.needed && (
    <Card>
      <Checkbox checked={consent.ticked} onChange={consent.tick}>
        {PERSON.consent}
      </Checkbox>
    </Card>
  )
