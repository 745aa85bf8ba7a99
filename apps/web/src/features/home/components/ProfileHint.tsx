import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { COPY } from '../copy.ts'
import { lacksBasics, PROFILE_PATHS } from '../model/home-summary.ts'

/** Asks for what verdicts depend on, until it is filled in. */
export function ProfileHint() {
  const { data } = useQuery(api.profile.getHealthInfo.queryOptions({}))
  const path = PROFILE_PATHS.find(hasRoute)
  if (!data || !path || !lacksBasics(data)) return null

  return (
    <Card flush>
      <Row title={COPY.profileTitle} note={COPY.profileText} to={path} />
    </Card>
  )
}
