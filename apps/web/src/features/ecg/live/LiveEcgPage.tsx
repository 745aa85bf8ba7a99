import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { ContactCard } from './ContactCard.tsx'
import headerStyles from '../parts/ecg-page.module.css'
import { LiveDials } from './LiveDials.tsx'
import { EmergencyLine, HelpSheet, LiveIntro } from './LiveIntro.tsx'
import { LiveTrace } from './LiveTrace.tsx'
import paperStyles from '../parts/paper.module.css'
import { UploadNotice } from '../parts/UploadNotice.tsx'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { useLiveController } from './use-live-controller.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import type { LiveController } from './live-controller.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { MEASURE_SECONDS } from '../parts/measure-seconds.ts'
import { isRunning, secondsLeft } from './live-state.ts'
import { liveWords } from './live-words.ts'

const copy = ecgCopy.live

const loadResult = () => import('./LiveResult.tsx')
const LiveResult = lazy(loadResult)

/** Lower on small phones, so that trace, countdown and stop button are in sight together. */
const traceHeight = (): number => (window.innerHeight < 700 ? 148 : 208)

async function stopAfterAsking(controller: LiveController): Promise<void> {
  const { measured } = controller.getSnapshot()
  const { title, ok, cancel } = ecgCopy.stop
  const content = words.stopQuestion(MEASURE_SECONDS - secondsLeft(measured))
  if (measured === 0 || (await confirm({ title, content, okText: ok, cancelText: cancel })))
    controller.stop()
}

/** The one or two things to do in a phase. */
function LiveActions({ controller, live }: { controller: LiveController; live: LiveSnapshot }) {
  const navigate = useNavigate()
  const connect = () => void controller.connect()

  switch (live.phase) {
    case 'idle':
      return (
        <>
          <Button variant="outline" onClick={() => void navigate('/theHeartList')}>
            {copy.toList}
          </Button>
          <Button onClick={connect}>{live.failure ? copy.retry : copy.connect}</Button>
        </>
      )
    case 'connecting':
      return <Button busy>{copy.connecting}</Button>
    case 'lost':
      return (
        <>
          <Button variant="outline" onClick={() => controller.stop()}>
            {copy.keepPart}
          </Button>
          {live.failure && <Button onClick={connect}>{copy.retry}</Button>}
        </>
      )
    default:
      return (
        <Button variant="outline" onClick={() => void stopAfterAsking(controller)}>
          <span aria-hidden="true">■</span>
          {copy.stop}
        </Button>
      )
  }
}

function Measuring({
  controller,
  live,
  elder,
}: {
  controller: LiveController
  live: LiveSnapshot
  elder: boolean
}) {
  const running = isRunning(live.phase)

  return (
    <>
      <LiveDials live={live} />
      <LiveTrace
        controller={controller}
        heightPx={traceHeight()}
        strokePx={elder ? 3 : 2.2}
        running={running}
      />
      <p className={`row spread hint ${paperStyles.facts}`}>
        <span>{ecgCopy.paper.scale}</span>
        <span>{ecgCopy.paper.filter}</span>
      </p>
      {live.phase !== 'lost' && <ContactCard contact={live.contact} measuring={running} />}
    </>
  )
}

export default function LiveEcgPage() {
  const [controller, live] = useLiveController()
  const elder = useSettings((state) => state.elder)
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const [helpOpen, setHelpOpen] = useState(false)
  const [kept, setKept] = useState(false)
  const { phase } = live
  const finished = phase === 'finished'

  const goBack = useLeaveGuard(live.measured > 0 && !kept, () => {
    const { title, measuring, unsaved, ok, cancel } = ecgCopy.leave
    const content = finished ? unsaved : measuring
    return confirm({ title, content, okText: ok, cancelText: cancel, tone: 'danger' })
  })

  useWakeLock(isRunning(phase) || phase === 'hands')

  // Once: it is a copy, and what follows from it is worth keeping.
  const record = useMemo(() => (finished ? controller.record() : null), [finished, controller])

  useEffect(() => {
    // Now, not when the measurement is over: the network may be gone by then.
    loadResult().catch((cause: unknown) =>
      console.warn('the result view could not be loaded', cause),
    )
  }, [])

  const again = () => {
    setKept(false)
    controller.again()
  }

  if (record) {
    return (
      <Suspense
        fallback={
          <Page title={copy.title} back={goBack}>
            <Skeleton lines={6} />
          </Page>
        }
      >
        <LiveResult
          {...{ record, userCode, elder }}
          onAgain={again}
          onBack={goBack}
          onSaved={() => setKept(true)}
        />
      </Suspense>
    )
  }

  const { sentence, hint } = liveWords(live)

  const help = (
    <span className={headerStyles.headerAction}>
      <Button variant="text" inline onClick={() => setHelpOpen(true)}>
        {copy.help}
      </Button>
    </span>
  )

  return (
    <Page
      title={copy.title}
      back={goBack}
      right={help}
      bottom={<LiveActions controller={controller} live={live} />}
    >
      <div aria-live="polite">
        <Sentence
          value={
            phase === 'paused' || phase === 'lost' ? [{ text: sentence, tone: 'warn' }] : sentence
          }
        />
        <p className="note mt-s1">{hint}</p>
      </div>
      {phase === 'idle' && <UploadNotice userCode={userCode} />}
      {phase === 'idle' || phase === 'connecting' ? (
        <LiveIntro failure={live.failure} />
      ) : (
        <Measuring controller={controller} live={live} elder={elder} />
      )}
      <EmergencyLine pauses={isRunning(phase)} />
      <HelpSheet open={helpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  )
}
