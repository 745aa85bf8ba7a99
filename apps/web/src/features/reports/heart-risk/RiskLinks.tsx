import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'

const LINKS = [
  { to: '/theHeartList', title: HEART_RISK.ecg },
  { to: '/warnEventList', title: HEART_RISK.warnings },
] as const

/** Where the findings come from. */
export function RiskLinks() {
  return (
    <Card title={HEART_RISK.more} flush>
      {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, title }) => (
        <Row key={to} to={to} title={title} />
      ))}
    </Card>
  )
}
