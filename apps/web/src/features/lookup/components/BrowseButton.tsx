import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { SEARCH } from '../copy.ts'

/** For whom no word comes to mind. */
export function BrowseButton() {
  const navigate = useNavigate()

  return (
    <Button variant="outline" inline onClick={() => void navigate('/screen')}>
      {SEARCH.browse}
    </Button>
  )
}
