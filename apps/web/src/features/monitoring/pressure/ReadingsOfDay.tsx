import { meansCount } from '@kangban/rules/manual/means-count'
import { Suspense } from 'react'
import { Stats } from '../../../shared/charts/Stats.tsx'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { uiCopy } from '../../../shared/ui/copy.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { lazyBelow } from '../../../shared/ui/lazy-below.ts'
import { EnterButton, ManualFailed } from '../manual/ManualParts.tsx'
import { type ManualOfSpan, takesManual } from '../manual/use-manual-readings.ts'
import type { MonitorAnswer } from '../parts/answers.ts'
import { readingsOfMonitor, type ReadingView, whole } from './pressure-view.ts'
import { clockOf } from '../../../shared/format/written-time.ts'
import { PRESSURE } from './pressure-copy.ts'
import { entriesByTime } from './pressure-entries.ts'

const PressureRows = lazyBelow(async () => ({
  default: (await import('./PressureRows.tsx')).PressureRows,
}))

const { list } = PRESSURE

interface ReadingsOfDayProps {
  /** Undefined while they come; null when they could not be had, which looks like none (documented). */
  data: MonitorAnswer | null | undefined
  selectedId: string | null
  /** Asks again; given where they could not be had. */
  onRetry: (() => void) | undefined
  /** Absent where there is no chart to point at. */
  onSelect: ((reading: ReadingView) => void) | undefined
  manual: ManualOfSpan
}

/** What the blood-pressure monitor measured on the day and what was typed in, by time. */
export function ReadingsOfDay({ data, selectedId, onRetry, onSelect, manual }: ReadingsOfDayProps) {
  const entries = entriesByTime(data ? readingsOfMonitor(data) : [], manual.readings)
  const measured = !!data?.records.length

  return (
    <Card title={list.title} right={takesManual() && <EnterButton kind="bloodPressure" />}>
      {data === undefined && <Skeleton lines={3} />}
      {data !== undefined && !measured && <p className="note lines-16">{list.empty}</p>}
      {onRetry && (
        <div className="flow gap-s2 note" role="status">
          <span>{list.failed}</span>
          <Button variant="text" inline onClick={onRetry}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
      <ManualFailed manual={manual} />
      {measured && onSelect && <p className="note lines-16 caption">{list.hint}</p>}
      {/* A day without readings is whole before the rows have loaded. */}
      <Suspense fallback={entries.length > 0 && <Skeleton lines={3} />}>
        <PressureRows
          entries={entries}
          timeOf={(at) => String(display(clockOf(at)))}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      </Suspense>
      {measured && (
        <Stats
          stats={[
            { label: list.avgSbp, value: whole(data.avgSbp), unit: PRESSURE.unit },
            { label: list.avgDbp, value: whole(data.avgDbp), unit: PRESSURE.unit },
            { label: list.avgPulseRate, value: whole(data.avgPulseRate), unit: list.pulseUnit },
          ]}
        />
      )}
      {manual.readings.length > 0 && (
        <p className="note lines-16 mt-s2">{meansCount('bloodPressure', manual.readings.length)}</p>
      )}
    </Card>
  )
}
