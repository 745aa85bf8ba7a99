import { useNavigate } from 'react-router-dom'
import { findScreen } from '../../../config/screens.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import type { Subject } from '../../../stores/subject.ts'
import { SWITCH } from '../copy.ts'
import { notSharedWords } from '../model/family-view.ts'

/** In the place of a screen with what the person does not share: says so, and how to ask for it. */
export function NotShared({ subject, path }: { subject: Subject; path: string }) {
  const { label } = subject
  const navigate = useNavigate()

  const home = (
    <Button variant="outline" inline onClick={() => void navigate('/health', { replace: true })}>
      {SWITCH.toHome(label)}
    </Button>
  )

  return (
    <Page title={findScreen(path)?.title ?? ''} back>
      <EmptyState text={`${notSharedWords(label, path)}${SWITCH.askArea(label)}`} action={home} />
    </Page>
  )
}
