import type { BoundDevice } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { MEASURE } from '../pressure-measure-copy.ts'
import { MeasureSteps } from './MeasureSteps.tsx'

const BINDING_PATH = '/binding'
/** Codes of the documents; DEVICE_TYPES itself would bring the validators of the contracts with it. */
const MONITOR: BoundDevice['deviceTypeCode'] = '10030001'
const BOUND = '02'

function Unbound() {
  const navigate = useNavigate()

  return (
    <div className="grid shrink gap-s3">
      <p className="large strong lines-16">{MEASURE.unbound}</p>
      {hasRoute(BINDING_PATH) && (
        <Button onClick={() => void navigate(BINDING_PATH)}>{MEASURE.bind}</Button>
      )}
    </div>
  )
}

function MeasureBody({ onDone }: { onDone: () => void }) {
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
        device.deviceTypeCode === MONITOR &&
        device.bindStatus === BOUND &&
        device.deviceCode !== null,
    ) ?? {}

  return deviceCode === null ? (
    <Unbound />
  ) : (
    <MeasureSteps key={deviceCode} deviceCode={deviceCode} onDone={onDone} />
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
