import { Stats } from '../../../shared/charts/Stats.tsx'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { uiCopy } from '../../../shared/ui/copy.ts'
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
  /** Asks again; given where they could not be had. */
  onRetry: (() => void) | undefined
  /** Absent where there is no chart to point at. */
  onSelect?: (reading: ReadingView) => void
}

/** What the blood-pressure monitor measured on the day. */
export function MonitorReadings({ data, selectedId, onRetry, onSelect }: MonitorReadingsProps) {
  return (
    <Card title={list.title}>
      {data === undefined && <Skeleton lines={3} />}
      {data !== undefined && !data?.records.length && <p className="note lines-16">{list.empty}</p>}
      {onRetry && (
        <div className="flow gap-s2 note" role="status">
          <span>{list.failed}</span>
          <Button variant="text" inline onClick={onRetry}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
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
