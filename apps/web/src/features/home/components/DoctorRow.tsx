import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { DOCTOR } from '../copy.ts'

const WEEK = '/health-weekend-report-detail'
const HUB = '/health-report'

const PAGE = '/forDoctor'

/** The last 30 days on one page; on a back end without it the week, where no reports lead to that. */
export function DoctorRow() {
  if (hasRoute(PAGE)) {
    return (
      <Card flush>
        <Row title={DOCTOR.title} note={DOCTOR.pageNote} to={PAGE} />
      </Card>
    )
  }

  if (hasRoute(HUB) || !hasRoute(WEEK)) return null

  return (
    <Card flush>
      <Row title={DOCTOR.title} note={DOCTOR.note} to={WEEK} />
    </Card>
  )
}
