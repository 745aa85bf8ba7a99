import { useQuery } from '@tanstack/react-query'
import { shanghaiDay } from '@kangban/china-time'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { ecgCopy } from '../parts/copy.ts'

const copy = ecgCopy.holter

/** Leads to the newest record of many hours; quiet where there is none, where it cannot be read, or where nobody knows such. */
export function HolterEntry() {
  const { data } = useQuery({
    ...api.holter.listHolterRecords.queryOptions({ pn: 1, ps: 1 }),
    enabled: !isDocumentedOnly(),
  })

  const record = data?.list[0]
  if (!record) return null

  return (
    <Card flush>
      <Row
        title={copy.title}
        note={dayText(shanghaiDay(record.startedAt), todayInChina())}
        value={copy.status[record.status]}
        to={`/lead?holter=${encodeURIComponent(record.id)}`}
      />
    </Card>
  )
}
