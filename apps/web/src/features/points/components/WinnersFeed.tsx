import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import type { Winner } from '../model/points-answer.ts'
import { wantsStillness } from './stillness.ts'
import styles from './winners.module.css'

const STEP_MS = 3000
/** Of the list that stands in the place of the feed where nothing moves. */
const LISTED = 5

const Line = ({ name, money }: Winner) => (
  <>
    {COPY.won(String(display(name)))}
    <b className={styles.money}>{display(money)}</b>
  </>
)

function Icon({ running }: { running: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
      <path d={running ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 2l10 6-10 6z'} />
    </svg>
  )
}

/** One winner after another; whoever reads slowly stops it. */
function Feed({ winners }: { winners: readonly Winner[] }) {
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(true)
  const count = winners.length
  const shown = winners[at % count]

  useEffect(() => {
    if (!running || count < 2) return undefined
    const timer = setInterval(() => setAt((before) => (before + 1) % count), STEP_MS)
    return () => clearInterval(timer)
  }, [running, count])

  return (
    <section className="panel line gap-s25 tall px-s3" aria-label={COPY.winners}>
      <Glyph char="喜" tone="point" size="s" />
      <p className="grow small lines-14">{shown && <Line {...shown} />}</p>
      <span className="hint number nowrap">{COPY.place((at % count) + 1, count)}</span>
      {count > 1 && (
        <button
          type="button"
          className="cell square fixed accent"
          aria-label={running ? COPY.pause : COPY.play}
          onClick={() => setRunning(!running)}
        >
          <Icon running={running} />
        </button>
      )}
    </section>
  )
}

/** Who won last: a line that moves on and can be stopped; a list in elderly mode and where nothing is to move. */
export function WinnersFeed() {
  const elder = useSettings((state) => state.elder)
  const { data } = useQuery(api.points.listWinners.queryOptions({}))
  const winners = data?.filter(({ name, money }) => name !== null || money !== null) ?? []
  if (winners.length === 0) return null
  if (!elder && !wantsStillness()) return <Feed winners={winners} />

  return (
    <Card title={COPY.winners}>
      <ul>
        {winners.slice(0, LISTED).map((winner, index) => (
          <li key={index}>
            <p className="text lines-15 py-s2 item">
              <Line {...winner} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
