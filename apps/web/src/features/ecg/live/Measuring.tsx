import { ecgCopy } from '../parts/copy.ts'
import paperStyles from '../parts/paper.module.css'
import { ContactCard } from './ContactCard.tsx'
import type { LiveController } from './live-controller.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { isRunning } from './live-state.ts'
import { LiveDials } from './LiveDials.tsx'
import { LiveTrace } from './LiveTrace.tsx'

/** Lower on small phones, so that trace, countdown and stop button are in sight together. */
const traceHeight = (): number => (window.innerHeight < 700 ? 148 : 208)

interface MeasuringProps {
  controller: LiveController
  live: LiveSnapshot
  strokePx: number
}

/** Time and rate, the trace, and which hand is on. */
export function Measuring({ controller, live, strokePx }: MeasuringProps) {
  const running = isRunning(live.phase)

  return (
    <>
      <LiveDials live={live} />
      <LiveTrace
        controller={controller}
        heightPx={traceHeight()}
        strokePx={strokePx}
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
