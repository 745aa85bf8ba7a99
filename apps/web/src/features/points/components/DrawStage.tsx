import { useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY, WHEEL } from '../copy.ts'
import { drawState } from '../model/activity-state.ts'
import type { Activity, Prize } from '../model/points-answer.ts'
import styles from './draw.module.css'
import { PrizeList } from './PrizeList.tsx'
import { PrizeWheel } from './PrizeWheel.tsx'
import { wantsStillness } from './stillness.ts'
import type { Draw } from './use-draw.ts'

interface StageProps {
  activity: Activity
  remain: number | null
  prizes: readonly Prize[]
  draw: Draw
  onAwards: () => void
}

/** What was sent and not answered: asked for again by its key, or looked for where there are no keys. */
function Lost({ draw, onAwards }: Pick<StageProps, 'draw' | 'onAwards'>) {
  const elsewhere = isDocumentedOnly()

  return (
    <div className="surface ink rounded-l px-s4 py-s35 wide stack gap-s3 mid" role="alert">
      <p className="large strong">{WHEEL.lostTitle}</p>
      <p className="note">{elsewhere ? WHEEL.lostElsewhere : WHEEL.lostNote}</p>
      {elsewhere ? (
        <Button onClick={onAwards}>{COPY.toAwards}</Button>
      ) : (
        <Button onClick={draw.findOut}>{WHEEL.findOut}</Button>
      )}
    </div>
  )
}

interface HubProps {
  cost: string
  disabled: boolean
  onDraw: () => void
}

const Hub = ({ cost, disabled, onDraw }: HubProps) => (
  <button
    type="button"
    className={`cell absolute round on-solid ${styles.hub}`}
    disabled={disabled}
    onClick={onDraw}
  >
    <span>
      <b className={`block strong lines-13 ${styles.hubWord}`}>{WHEEL.draw}</b>{' '}
      <span className="block caption lines-13">{cost}</span>
    </span>
  </button>
)

function statusOf({ phase }: Draw, still: boolean): string {
  if (phase === 'lost') return ''
  if (phase === 'asking') return WHEEL.asking
  if (phase === 'turning' && !still) return WHEEL.spinning
  return still ? WHEEL.stillHint : WHEEL.hint
}

interface FormProps {
  prizes: readonly Prize[]
  draw: Draw
  still: boolean
  cost: string
  /** No draw can be made now. */
  closed: boolean
}

/** The wheel with a button in its middle, a way around the turning, and the prizes in words. */
function WheelForm({ prizes, draw, still, cost, closed }: FormProps) {
  const [list, setList] = useState(false)
  const { phase, quiet, degrees } = draw
  const tool = `tall text strong on-solid pill ${styles.tool}`

  return (
    <>
      {list ? (
        <PrizeList prizes={prizes} />
      ) : (
        <div className={`relative wide ${styles.stage}`}>
          <PrizeWheel
            prizes={prizes}
            degrees={degrees}
            moving={phase === 'turning' && !quiet}
            stands={phase === 'turning' && quiet}
          />
          <span className={`absolute ${styles.pointer}`} aria-hidden="true" />
          <Hub cost={cost} disabled={closed} onDraw={() => draw.start(still)} />
        </div>
      )}
      {phase !== 'lost' && (
        <div className="even gap-s3 wide">
          <button type="button" className={tool} disabled={closed} onClick={() => draw.start(true)}>
            {WHEEL.straight}
          </button>
          <button
            type="button"
            className={tool}
            aria-pressed={list}
            disabled={phase !== 'idle'}
            onClick={() => setList(!list)}
          >
            {list ? WHEEL.back : WHEEL.list}
          </button>
        </div>
      )}
    </>
  )
}

/** One button and what it may give, with the same chances; while an answer is lost, that alone is in view. */
const PlainForm = ({ prizes, draw, cost, closed }: FormProps) =>
  draw.phase !== 'lost' && (
    <>
      <Button disabled={closed} onClick={() => draw.start(true)}>
        {`${WHEEL.elderDraw}（${cost}）`}
      </Button>
      <PrizeList prizes={prizes} />
    </>
  )

/** Where an activity is drawn: its name and price, the wheel or in elderly mode a plain button, and what goes on. */
export function DrawStage({ activity, remain, prizes, draw, onAwards }: StageProps) {
  const elder = useSettings((state) => state.elder)
  const still = elder || wantsStillness()
  const closed = draw.phase !== 'idle' || drawState(activity, remain) === 'taken'
  const consume = activity.consume ?? 0
  const cost = consume > 0 ? `${consume} ${COPY.points}` : WHEEL.free
  const Form = elder ? PlainForm : WheelForm

  return (
    <>
      <header className="mid">
        <h2 className={`bold lines-13 ${styles.title}`}>{display(activity.name)}</h2>
        <p className={`text mt-s1 ${styles.quiet}`}>
          {WHEEL.balance(COPY.cost(consume), String(display(remain?.toLocaleString('en-US'))))}
        </p>
      </header>
      <Form prizes={prizes} draw={draw} still={still} cost={cost} closed={closed} />
      {draw.phase === 'lost' && <Lost draw={draw} onAwards={onAwards} />}
      <p className={`small lines-15 mid ${styles.quiet}`} role="status">
        <Phrases value={statusOf(draw, still)} />
      </p>
    </>
  )
}
