import { useNavigate } from 'react-router-dom'
import { doctorLink } from '../../../shared/product/matter-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'

/** The way to what a doctor needs to see, where there is such a page. */
export function DoctorButton() {
  const navigate = useNavigate()
  const link = doctorLink()

  return link && <Button onClick={() => void navigate(link.to)}>{link.text}</Button>
}
