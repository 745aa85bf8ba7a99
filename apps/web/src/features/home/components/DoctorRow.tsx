import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { DOCTOR } from '../copy.ts'

const WEEK = '/health-weekend-report-detail'
const HUB = '/health-report'

/** The week on one page, where no reports lead to it. */
export function DoctorRow() {
  if (hasRoute(HUB) || !hasRoute(WEEK)) return null

  return (
    <Card flush>
      <Row title={DOCTOR.title} note={DOCTOR.note} to={WEEK} />
    </Card>
  )
}
