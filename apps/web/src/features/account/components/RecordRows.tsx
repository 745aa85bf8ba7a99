import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { useHistoryWords } from '../../../shared/product/history/use-history-words.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { MINE } from '../mine-copy.ts'

const HistoryRow = () => (
  <Row
    to="/disease"
    start={<Glyph char="病" tone="soft" />}
    title={MINE.history}
    value={useHistoryWords()}
  />
)

function ContactsRow() {
  const { data } = useKeptQuery(api.contacts.listContacts.queryOptions({}))

  return (
    <Row
      to="/contacts"
      start={<Glyph char="亲" tone="soft" />}
      title={MINE.contacts}
      value={data ? MINE.contactCount(data.length) : undefined}
    />
  )
}

const REMINDERS = '/reminders'
const ARCHIVE = '/healthArchive'

/** What is kept of the person. */
export const RecordRows = () => (
  <Card flush>
    {hasRoute(REMINDERS) && (
      <Row to={REMINDERS} start={<Glyph char="醒" tone="soft" />} title={MINE.reminders} />
    )}
    {hasRoute(ARCHIVE) && (
      <Row to={ARCHIVE} start={<Glyph char="档" tone="soft" />} title={MINE.archive} />
    )}
    <HistoryRow />
    <Row to="/sharing" start={<Glyph char="家" tone="soft" />} title={MINE.family} />
    <ContactsRow />
  </Card>
)
