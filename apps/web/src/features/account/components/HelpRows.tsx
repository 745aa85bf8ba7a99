import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { accountCopy } from '../copy.ts'
import { MINE } from '../mine-copy.ts'

const FEEDBACK = '/feedback'

function FeedbackRow() {
  const { data } = useQuery({
    ...api.feedback.listFeedback.queryOptions({}),
    enabled: !isDocumentedOnly(),
  })

  const replies = data?.filter(({ reply }) => reply).length ?? 0

  return (
    <Row
      to={FEEDBACK}
      start={<Glyph char="言" tone="soft" />}
      title={MINE.feedback}
      value={replies > 0 ? MINE.replies(replies) : undefined}
    />
  )
}

/** Who answers questions, and what was agreed on. */
export const HelpRows = () => (
  <Card flush>
    {hasRoute(FEEDBACK) && <FeedbackRow />}
    <Row to="/aboutUs" start={<Glyph char="关" tone="soft" />} title={MINE.about} />
    <Row
      to="/agreement"
      start={<Glyph char="隐" tone="soft" />}
      title={accountCopy.privacyPolicy}
    />
    <Row
      to="/serviceAgreement"
      start={<Glyph char="约" tone="soft" />}
      title={accountCopy.serviceAgreement}
    />
  </Card>
)
