import { MAX_FEEDBACK_IMAGES } from '@kangban/contracts'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { usePhotos } from '../../../shared/product/photos/use-photo-uploads.ts'
import type { PhotoUploads } from '../../../shared/product/photos/photo-uploads.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { FeedbackForm } from '../components/FeedbackForm.tsx'
import { OwnFeedback } from '../components/OwnFeedback.tsx'
import { useFeedback } from '../components/use-feedback.ts'
import { FEEDBACK } from '../copy.ts'
import { beginDraft, type Draft, useKeptDraft } from '../model/draft.ts'

const VIEWS = [
  { value: 'write', text: FEEDBACK.write },
  { value: 'mine', text: FEEDBACK.mine },
] as const

type View = (typeof VIEWS)[number]['value']

/** The history is a call of our own service. */
const hasHistory = (): boolean => !isDocumentedOnly()

interface WritingProps {
  draft: Draft
  uploads: PhotoUploads
  switcher: ReactNode
  onSent: () => void
}

function Writing({ draft, uploads, switcher, onSent }: WritingProps) {
  const elder = useSettings((state) => state.elder)
  const pictures = usePhotos(uploads, MAX_FEEDBACK_IMAGES)
  const form = useFeedback(onSent)
  // Of the time before this page was opened.
  const [found] = useState(draft.content !== '' || pictures.photos.length > 0)

  const submit = (
    <div className="grid grow gap-s2">
      {form.failed && !form.sending && (
        <p className="small bad lines-15" role="alert">
          {FEEDBACK.failed}
        </p>
      )}
      <Button busy={form.sending} onClick={() => form.submit(draft, pictures.photos)}>
        {form.sending ? FEEDBACK.submitting : FEEDBACK.submit}
      </Button>
    </div>
  )

  return (
    <Page title={FEEDBACK.title} back bottom={submit}>
      <Sentence value={FEEDBACK.sentence} />
      {switcher}
      {elder && <ReadAloud text={`${FEEDBACK.sentence}${FEEDBACK.placeholder}`} />}
      {found && (
        <p className="notice" role="status">
          {FEEDBACK.kept}
        </p>
      )}
      <FeedbackForm draft={draft} uploads={pictures} form={form} />
    </Page>
  )
}

/** 意见反馈: what is wrong or wanted, and what was answered. */
export default function FeedbackPage() {
  const [query, setQuery] = useSearchParams()
  const [sent, setSent] = useState(false)
  const user = useSession((state) => state.user)
  const kept = useKeptDraft((state) => state.kept)
  const view: View = hasHistory() && query.get('view') === 'mine' ? 'mine' : 'write'

  const open = (next: View) => {
    setSent(false)
    setQuery(next === 'mine' ? { view: next } : {}, { replace: true })
  }

  useLayoutEffect(() => {
    if (user && !sent && kept?.userCode !== user.userCode) beginDraft(user)
  }, [user, sent, kept])

  const switcher = hasHistory() && (
    <Seg label={FEEDBACK.views} options={VIEWS} value={view} onChange={open} />
  )

  const onSent = () => {
    if (hasHistory()) open('mine')
    else setSent(true)
  }

  if (view === 'write' && kept && !sent) {
    return <Writing draft={kept.draft} uploads={kept.uploads} switcher={switcher} onSent={onSent} />
  }

  return (
    <Page title={FEEDBACK.title} back>
      <Sentence value={FEEDBACK.sentence} />
      {switcher}
      {view === 'mine' && <OwnFeedback onWrite={() => open('write')} />}
      {view === 'write' && sent && (
        <EmptyState
          text={FEEDBACK.doneNote}
          action={
            <Button variant="outline" inline onClick={() => setSent(false)}>
              {FEEDBACK.again}
            </Button>
          }
        />
      )}
    </Page>
  )
}
