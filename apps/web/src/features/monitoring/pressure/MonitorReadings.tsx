import { Stats } from '../../../shared/charts/Stats.tsx'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import type { MonitorAnswer } from '../parts/answers.ts'
import { readingsOfMonitor, type ReadingView, whole } from './pressure-view.ts'
import { clockOf } from '../../../shared/format/written-time.ts'
import { PRESSURE } from './pressure-copy.ts'
import { PressureRows } from './PressureRows.tsx'

const { list } = PRESSURE

interface MonitorReadingsProps {
  /** Undefined while they come; null when they could not be had, which looks like none (documented). */
  data: MonitorAnswer | null | undefined
  selectedId: string | null
  /** Absent where there is no chart to point at. */
  onSelect?: (reading: ReadingView) => void
}

/** What the blood-pressure monitor measured on the day. */
export function MonitorReadings({ data, selectedId, onSelect }: MonitorReadingsProps) {
  return (
    <Card title={list.title}>
      {data === undefined && <Skeleton lines={3} />}
      {data !== undefined && !data?.records.length && <p className="note lines-16">{list.empty}</p>}
      {!!data?.records.length && (
        <>
          {onSelect && <p className="note lines-16 caption">{list.hint}</p>}
          <PressureRows
            readings={readingsOfMonitor(data)}
            timeOf={(at) => String(display(clockOf(at)))}
            selectedId={selectedId}
            onSelect={onSelect}
          />
          <Stats
            stats={[
              { label: list.avgSbp, value: whole(data.avgSbp), unit: PRESSURE.unit },
              { label: list.avgDbp, value: whole(data.avgDbp), unit: PRESSURE.unit },
              { label: list.avgPulseRate, value: whole(data.avgPulseRate), unit: list.pulseUnit },
            ]}
          />
        </>
      )}
    </Card>
  )
}
