import { useState } from 'react'
import { Hypnogram } from '../../../shared/charts/sleep/Hypnogram.tsx'
import { SLEEP_STAGES } from '../../../shared/charts/sleep/sleep-stages.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { galleryCopy } from '../copy.ts'
import type { DataCase } from '../model/data-case.ts'
import { nightParts } from '../model/sleep-data.ts'

const copy = galleryCopy.charts

/** The chart of a night, which is no ECharts one: each stretch can be chosen. */
export function NightCard({ of }: { of: DataCase }) {
  const elder = useSettings((state) => state.elder)
  const [chosen, setChosen] = useState<number | null>(null)
  const parts = nightParts(of)
  const part = chosen === null ? undefined : parts[chosen]
  const style = SLEEP_STAGES.find(({ stage }) => stage === part?.stage)

  return (
    <Card title={copy.night}>
      <Hypnogram
        parts={parts}
        label={copy.chart(copy.night, copy.cases[of])}
        times={parts.length > 0 ? copy.nightTimes : []}
        plain={elder}
        chosen={chosen}
        onChoose={setChosen}
        detail={
          part && style
            ? copy.part(elder ? style.plain : style.name, part.minutes)
            : copy.choosePart
        }
      />
    </Card>
  )
}
