import { useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'

const DOCTOR = '/doctor'

const follow = (link: string) => location.assign(link)

interface DoctorActionProps {
  text: string
  variant?: 'primary' | 'outline'
}

/** To the doctor's screen; while there is none, a call to the service. */
export function DoctorAction({ text, variant = 'primary' }: DoctorActionProps) {
  const navigate = useNavigate()

  if (hasRoute(DOCTOR)) {
    return (
      <Button variant={variant} onClick={() => void navigate(DOCTOR)}>
        {text}
      </Button>
    )
  }

  return (
    <Button variant={variant} onClick={() => follow(`tel:${runtimeConfig().phones.service}`)}>
      {HEART_RISK.service}
    </Button>
  )
}
