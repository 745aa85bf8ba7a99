import { RESCUE_SECONDS } from '@kangban/contracts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { Countdown } from '../../ui/parts/Countdown.tsx'
import { TELLING as copy } from './rescue-copy.ts'
import { type Telling, useTelling } from './use-telling.ts'

const CONTACTS = '/contacts'

function Waiting({ telling, onCancel }: { telling: Telling; onCancel: () => void }) {
  const { secondsLeft, contacts, place } = telling

  return (
    <>
      <div className="cell">
        <Countdown
          left={secondsLeft}
          total={RESCUE_SECONDS}
          name={copy.left}
          caption={copy.seconds}
        />
      </div>
      <p className="text mid" role="status">
        {copy.willTell(contacts)}
      </p>
      <p className="note mid">{copy.places[place]}</p>
      <Button variant="danger" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <p className="hint mid">{copy.goesOn}</p>
    </>
  )
}

/** What became of it, and what is left to do. */
function Outcome({ telling, onLeave }: { telling: Telling; onLeave: () => void }) {
  const { state, contacts } = telling
  if (state === null || state === 'waiting') return <p className="text mid">{copy.asking}</p>

  return (
    <>
      <p className="text strong mid" role="status">
        {state === 'told' ? copy.told(contacts) : copy.outcomes[state]}
      </p>
      {state === 'nobody' && (
        <Link className="tap line accent strong" to={CONTACTS}>
          {copy.addContact} ›
        </Link>
      )}
      {state === 'unreachable' && (
        <Button variant="outline" onClick={telling.retry}>
          {copy.retry}
        </Button>
      )}
      <Button onClick={onLeave}>{copy.close}</Button>
    </>
  )
}

/** After the call: whom else it tells, and the seconds in which that can be taken back. */
export function TellContacts({ onEnd }: { onEnd: () => void }) {
  const telling = useTelling()
  const [cancelling, setCancelling] = useState(false)

  const cancel = () => {
    setCancelling(true)
    void telling.cancel().finally(() => setCancelling(false))
  }

  return (
    <Sheet open title={copy.title} onClose={onEnd}>
      {(leave) => (
        <div className="stack gap-s3">
          {telling.state === 'waiting' && !cancelling ? (
            <Waiting telling={telling} onCancel={cancel} />
          ) : (
            <Outcome telling={telling} onLeave={leave} />
          )}
        </div>
      )}
    </Sheet>
  )
}
