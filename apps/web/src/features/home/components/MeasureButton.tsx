import { useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { COPY } from '../copy.ts'

const MEASURE_PATH = '/ecg'

/** The way to measure an ECG, where one can be measured. */
export function MeasureButton() {
  const navigate = useNavigate()

  return (
    hasRoute(MEASURE_PATH) && (
      <Button onClick={() => void navigate(MEASURE_PATH)}>{COPY.measure}</Button>
    )
  )
}
