import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'

/** To the other of the two forms of the home page; the choice is kept for all pages. */
export function ModeSwitch() {
  const settings = useSettings()
  const { elder } = settings
  const navigate = useNavigate()

  const change = () => {
    settings.setElder(!elder)
    void navigate(elder ? '/health' : '/oldAgeHealth', { replace: true })
  }

  return (
    <Button variant="outline" inline onClick={change}>
      {elder ? COPY.toNormal : COPY.toElder}
    </Button>
  )
}
