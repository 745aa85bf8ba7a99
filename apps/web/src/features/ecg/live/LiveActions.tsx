import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import { EmergencyLine } from './LiveIntro.tsx'
import { MEASURE_SECONDS } from '../parts/measure-seconds.ts'
import type { LiveController } from './live-controller.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { secondsLeft } from './live-state.ts'

const copy = ecgCopy.live

async function stopAfterAsking(controller: LiveController): Promise<void> {
  const { measured } = controller.getSnapshot()
  const { title, ok, cancel } = ecgCopy.stop
  const content = words.stopQuestion(MEASURE_SECONDS - secondsLeft(measured))
  if (measured === 0 || (await confirm({ title, content, okText: ok, cancelText: cancel })))
    controller.stop()
}

/** The one or two things to do in a phase. */
export function LiveActions({
  controller,
  live,
}: {
  controller: LiveController
  live: LiveSnapshot
}) {
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
    case 'rest':
      return (
        <div className="grid fill gap-s3">
          <Button variant="outline" onClick={() => controller.skipRest()}>
            <span className="clauses">
              {copy.skipRest.map((clause) => (
                <span key={clause}>{clause}</span>
              ))}
            </span>
          </Button>
          <EmergencyLine pauses={false} />
        </div>
      )
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
