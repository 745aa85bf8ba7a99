import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { KeptQuery } from '../../../api/use-kept-query.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { uiCopy } from '../../../shared/ui/copy.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { PERSON } from '../parts/copy.ts'
import { residenceText } from '../parts/residence.ts'
import { useLocatedResidence } from '../parts/use-located-residence.ts'
import { QUESTIONS } from './copy.ts'
import { QuestionCards, type ViewName } from './QuestionPart.tsx'
import { StepProgress } from './StepProgress.tsx'
import { type Questionnaire, useQuestionnaire } from './use-questionnaire.ts'

/** Tells when the notes were read: only then is the person asked for anything. */
function useNotesOnOpening(): boolean {
  const [read, setRead] = useState(false)

  useEffect(() => {
    void confirm({
      title: QUESTIONS.notesTitle,
      content: QUESTIONS.notes,
      okText: QUESTIONS.gotIt,
      cancelText: null,
    }).then(() => setRead(true))
  }, [])

  return read
}

/** Every question begins at the top of the page. */
function useFromTop(place: string): void {
  const shown = useRef(place)

  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    document.documentElement.scrollTop = 0
  }, [place])
}

/** The person may go on without what could not be read; the form then begins older or empty, and says so. */
function NotRead({ fetchedAt, refresh, refreshing }: KeptQuery<unknown>) {
  const now = useNow()

  return (
    <>
      {fetchedAt ? (
        <StaleNotice updatedAt={fetchedAt} now={now} />
      ) : (
        <p className="notice warning" role="status">
          {QUESTIONS.notRead}
        </p>
      )}
      <Button variant="outline" busy={refreshing} onClick={() => void refresh()}>
        {uiCopy.retry}
      </Button>
    </>
  )
}

const DiseaseView = lazy(async () => ({ default: (await import('./DiseaseView.tsx')).DiseaseView }))

const isView = (name: string | null): name is ViewName => name === 'family' || name === 'personal'

/** The sub-view that is open: in the address, so that the back key leaves it and a reload keeps it. */
function useView() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const name = search.get('view')
  const opened = typeof state === 'object' && state !== null && 'opened' in state

  return {
    view: isView(name) ? name : null,
    open: (view: ViewName) =>
      void navigate({ search: `?view=${view}` }, { state: { ...(state as object), opened: true } }),
    close: () => void (opened ? navigate(-1) : navigate({ search: '' }, { replace: true })),
  }
}

function Actions({ form }: { form: Questionnaire }) {
  const { previous, state, step, isLast, next } = form
  const failed = state === 'failed'
  const onward = !isLast ? QUESTIONS.next : step === 2 ? QUESTIONS.confirm : QUESTIONS.saveNext

  return (
    <div className="fill">
      <div className="even gap-s3">
        {previous && (
          <Button variant="outline" onClick={previous}>
            {QUESTIONS.previous}
          </Button>
        )}
        <Button busy={state === 'saving'} onClick={next}>
          {onward}
        </Button>
      </div>
      <p className={`hint mid mt-s15 ${failed ? 'bad' : ''}`} role={failed ? 'alert' : undefined}>
        {failed ? PERSON.notSaved : QUESTIONS.kept}
      </p>
    </div>
  )
}

/** 完善个人信息: three steps after the registration; carers fill them in for the person who wears the watch. */
export default function InformationGatheringPage() {
  const form = useQuestionnaire()
  const { step, at, answers, stored, consent, questions, inView, oneByOne, previous } = form
  const { view, open, close } = useView()
  const read = useNotesOnOpening()
  const known = stored.data !== undefined || stored.stale

  const location = useLocatedResidence(
    read && known && step === 0 && !answers.locationCascaderValue,
    (found) => form.answer({ locationCascaderValue: residenceText(found), location: found.keyId }),
  )

  useFromTop(`${step} ${at} ${view}`)

  if (view) {
    const has = { family: 'familyDisease', personal: 'disease' } as const
    const count = { family: 'familyDiseaseCount', personal: 'personalDiseaseCount' } as const

    return (
      <Suspense>
        <DiseaseView
          name={view}
          list={form.lists[view]}
          chosen={form.chosen[view]}
          onBack={close}
          onConfirm={(tags) => {
            form.choose(view, tags, { [has[view]]: 1, [count[view]]: tags.length })
            close()
          }}
        />
      </Suspense>
    )
  }

  const skip = (
    <button type="button" className="tap accent strong" onClick={form.skip}>
      {QUESTIONS.skip}
    </button>
  )

  return (
    <Page
      title={QUESTIONS.title}
      back={previous ?? true}
      right={skip}
      bottom={<Actions form={form} />}
    >
      <StepProgress step={step} />
      <Sentence value={QUESTIONS.sentences[step] ?? ''} />
      {stored.stale && <NotRead {...stored} />}
      {!known || consent.loading ? (
        <Skeleton lines={6} />
      ) : (
        <>
          {oneByOne && (
            <p className="note strong" aria-live="polite">
              {QUESTIONS.place(at + 1, questions.length)}
            </p>
          )}
          <QuestionCards questions={inView} form={form} location={location} onOpen={open} />
        </>
      )}
    </Page>
  )
}
