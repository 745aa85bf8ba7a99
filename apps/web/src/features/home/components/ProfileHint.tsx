import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { COPY } from '../copy.ts'
import { lacksBasics, PROFILE_PATH } from '../model/home-summary.ts'

/** Asks for what verdicts depend on, until it is filled in. */
export function ProfileHint() {
  const { data } = useQuery(api.profile.getHealthInfo.queryOptions({}))
  if (!data || !lacksBasics(data)) return null

  return (
    <Card flush>
      <Row title={COPY.profileTitle} note={COPY.profileText} to={PROFILE_PATH} />
    </Card>
  )
}
