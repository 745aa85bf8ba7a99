import type { Circumstance } from '@kangban/contracts'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import headerStyles from '../parts/ecg-page.module.css'
import { LiveActions } from './LiveActions.tsx'
import { EmergencyLine, HelpSheet, LiveIntro } from './LiveIntro.tsx'
import { LiveStages } from './LiveStages.tsx'
import { UploadNotice } from '../parts/UploadNotice.tsx'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { useLiveController } from './use-live-controller.ts'
import { useSideways } from '../parts/use-sideways.ts'
import { useSpokenCountdown } from './use-spoken-countdown.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { ecgCopy } from '../parts/copy.ts'
import { isRunning } from './live-state.ts'
import { liveWords } from './live-words.ts'

const copy = ecgCopy.live

const loadResult = () => import('./LiveResult.tsx')
const LiveResult = lazy(loadResult)

const strokePx = (elder: boolean): number => (elder ? 3 : 2.2)

export default function LiveEcgPage() {
  const [controller, live, parts] = useLiveController()
  const elder = useSettings((state) => state.elder)
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const [helpOpen, setHelpOpen] = useState(false)
  const [kept, setKept] = useState(false)
  const [told, setTold] = useState<Circumstance[] | null>(null)
  const isSideways = useSideways()
  const { phase } = live
  const finished = phase === 'finished'

  const goBack = useLeaveGuard(live.measured > 0 && !kept, () => {
    const { title, measuring, unsaved, ok, cancel } = ecgCopy.leave
    const content = finished ? unsaved : measuring
    return confirm({ title, content, okText: ok, cancelText: cancel, tone: 'danger' })
  })

  // Connected, or measuring: nobody touches the screen for a minute and a half.
  useWakeLock(isRunning(phase) || phase === 'hands' || phase === 'rest')
  useSpokenCountdown(live, elder)

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
    setTold(null)
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
          {...{ record, userCode, elder, told }}
          onTell={setTold}
          onAgain={again}
          onBack={goBack}
          onSaved={() => setKept(true)}
        />
      </Suspense>
    )
  }

  const isMeasuring = isRunning(phase) || phase === 'hands' || phase === 'lost'
  const measurement = { controller, live, strokePx: strokePx(elder) }
  if (parts && isSideways && isMeasuring) return <parts.SidewaysMeasuring {...measurement} />

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
      {(phase === 'rest' || isMeasuring) && <LiveStages current={phase === 'rest' ? 0 : 1} />}
      <div aria-live="polite">
        <Sentence
          value={
            phase === 'paused' || phase === 'lost' ? [{ text: sentence, tone: 'warn' }] : sentence
          }
        />
        <p className="note mt-s1">{hint}</p>
      </div>
      {phase === 'idle' && <UploadNotice userCode={userCode} />}
      {(phase === 'idle' || phase === 'connecting') && <LiveIntro failure={live.failure} />}
      {parts && phase === 'rest' && <parts.LiveRest live={live} told={told} onTell={setTold} />}
      {parts && isMeasuring && <parts.Measuring {...measurement} />}
      {/* Of the rest it stands beside the way past it. */}
      {phase !== 'rest' && <EmergencyLine pauses={isRunning(phase)} />}
      <HelpSheet open={helpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  )
}
