import { useNavigate } from 'react-router-dom'
import { doctorLink } from '../../../shared/product/matter-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'

/** To what a doctor needs to see; a service line is no doctor. */
export function DoctorAction({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const navigate = useNavigate()
  const link = doctorLink()

  return (
    link && (
      <Button variant={variant} onClick={() => void navigate(link.to)}>
        {link.text}
      </Button>
    )
  )
}
