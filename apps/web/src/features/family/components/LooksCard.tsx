import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { LOOKS } from '../copy.ts'
import { lookLines } from '../model/family-view.ts'

const copy = LOOKS
const FEW = 3

/** Who of the family looked at what, and when. */
export default function LooksCard() {
  const { data } = useKeptQuery(api.family.listLooks.queryOptions({}))
  const [all, setAll] = useState(false)
  if (!data) return null
  const lines = lookLines(data.list, todayInChina())

  const more = lines.length > FEW && !all && (
    <Button variant="text" inline onClick={() => setAll(true)}>
      {copy.all}
    </Button>
  )

  return (
    <Card title={copy.title} right={more}>
      {lines.length === 0 && <p className="note">{copy.none}</p>}
      <ul>
        {lines.slice(0, all ? lines.length : FEW).map(({ key, when, text }) => (
          <li key={key} className="item py-s2">
            <span className="block hint">{when}</span>
            <span className="block text ink">{text}</span>
          </li>
        ))}
      </ul>
      <p className="hint mt-s2">{copy.note}</p>
    </Card>
  )
}
