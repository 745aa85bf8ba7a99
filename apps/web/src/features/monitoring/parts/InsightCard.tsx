import { useQuery } from '@tanstack/react-query'
import type { Insight } from '@kangban/contracts'
import { useId, useState } from 'react'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { HelpButton } from '../../../shared/ui/controls/HelpButton.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { INSIGHTS } from './insight-copy.ts'
import { useSentence } from './use-sentence.ts'

interface InsightCardProps {
  metric: Insight['metric']
  /** The day that the days looked at end with. */
  day: string
}

/** What the person's own days have shown of the metric; nothing at all where they have shown nothing. */
export function InsightCard({ metric, day }: InsightCardProps) {
  const told = useSentence()
  const id = useId()
  const [open, setOpen] = useState(false)

  const { data = [] } = useQuery({
    ...api.monitoring.getInsights.queryOptions({ dat: day }),
    // It takes 90 days, which a back end of single days alone would be asked for one by one.
    enabled: !isDocumentedOnly(),
  })

  const found = data.filter((insight) => insight.metric === metric)
  if (found.length === 0) return null

  return (
    <Card
      title={INSIGHTS.title}
      right={
        <HelpButton
          aria-label={INSIGHTS.help}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      }
    >
      <div className="stack gap-s2">
        {found.map((insight) => (
          <p key={insight.id}>{sentenceText(told(insight))}</p>
        ))}
        <div id={id} className="notice stack gap-s2" hidden={!open}>
          {found.flatMap(({ how }) => how.map((paragraph) => <p key={paragraph}>{paragraph}</p>))}
        </div>
      </div>
    </Card>
  )
}
