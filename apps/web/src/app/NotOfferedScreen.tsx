import { useNavigate } from 'react-router-dom'
import { Button } from '../shared/ui/controls/Button.tsx'
import { EmptyState } from '../shared/ui/states/EmptyState.tsx'
import { Page } from '../shared/ui/page/Page.tsx'
import { appCopy } from './copy.ts'

/** At the address of a screen whose calls this back end does not have: an old link, or one that was sent by somebody. */
export default function NotOfferedScreen({ title }: { title: string }) {
  const navigate = useNavigate()

  const home = (
    <Button variant="outline" inline onClick={() => void navigate('/health', { replace: true })}>
      {appCopy.goHome}
    </Button>
  )

  return (
    <Page title={title} back>
      <EmptyState text={appCopy.notOffered} action={home} />
    </Page>
  )
}
