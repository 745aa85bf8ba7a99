import { useNavigate } from 'react-router-dom'
import { BIND_STATUS, DEVICE_TYPES, SPANS } from '@kangban/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { useKeptQuery } from '../../../../api/use-kept-query.ts'
import { todayInChina } from '../../../../shared/format/date.ts'
import { Button } from '../../../../shared/ui/controls/Button.tsx'
import { ErrorState } from '../../../../shared/ui/states/ErrorState.tsx'
import { Sheet } from '../../../../shared/ui/layers/Sheet.tsx'
import { Skeleton } from '../../../../shared/ui/states/Skeleton.tsx'
import { MEASURE } from './pressure-measure-copy.ts'
import { MeasureSteps } from './MeasureSteps.tsx'

const BINDING_PATH = '/binding'

function Unbound() {
  const navigate = useNavigate()

  return (
    <div className="grid shrink gap-s3">
      <p className="large strong lines-16">{MEASURE.unbound}</p>
      <Button onClick={() => void navigate(BINDING_PATH)}>{MEASURE.bind}</Button>
    </div>
  )
}

/** The newest of the week, for a first look at whether the next one can be true; none without a network. */
function useLastReading() {
  const week = useQuery(
    api.monitoring.getBloodPressure.queryOptions({ type: SPANS.week, dat: todayInChina() }),
  )

  const { hi, low } = week.data ?? {}
  return typeof hi === 'number' && typeof low === 'number' ? { systolic: hi, diastolic: low } : null
}

function MeasureBody({ onDone }: { onDone: () => void }) {
  const last = useLastReading()
  const { data, stale, refresh } = useKeptQuery(api.devices.listBoundDevices.queryOptions({}))

  if (data === undefined) {
    return stale ? (
      <ErrorState text={MEASURE.listFailed} onRetry={() => void refresh()} />
    ) : (
      <Skeleton lines={5} />
    )
  }

  // One without its code cannot be told whose readings these are.
  const { deviceCode = null } =
    data.find(
      (device) =>
        device.deviceTypeCode === DEVICE_TYPES.bloodPressureMonitor &&
        device.bindStatus === BIND_STATUS.bound &&
        device.deviceCode !== null,
    ) ?? {}

  return deviceCode === null ? (
    <Unbound />
  ) : (
    <MeasureSteps key={deviceCode} deviceCode={deviceCode} last={last} onDone={onDone} />
  )
}

/** Takes a reading from the user's own blood-pressure monitor. */
export default function MeasureSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title={MEASURE.title} onClose={onClose}>
      <MeasureBody onDone={onClose} />
    </Sheet>
  )
}
