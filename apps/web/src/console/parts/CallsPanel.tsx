import { SUCCESS } from '@kangban/contracts/codes'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import { useConsole } from '../model/console-store.ts'
import type { SeenCall } from '../model/watch-fetch.ts'
import styles from '../console.module.css'

const copy = CONSOLE.calls

const outcomeOf = ({ status, code }: SeenCall): string => {
  if (status === null) return copy.waiting
  return status === 0 ? copy.noAnswer : (code ?? String(status))
}

function Call({ call }: { call: SeenCall }) {
  const { name, method, path, durationMs, disturbed, answer, code, status } = call
  const bad = status === 0 || (code !== null && code !== SUCCESS)

  return (
    <li className="item">
      <details>
        <summary className={`line gap-s2 small ${styles.call}`}>
          <b className={`nowrap ${bad ? 'bad' : 'ok'}`}>{outcomeOf(call)}</b>
          <span className="shrink grow">{name}</span>
          {disturbed && <span className="warn nowrap">{copy.disturbed}</span>}
          <span className="muted nowrap">{durationMs !== null && copy.ms(durationMs)}</span>
        </summary>
        <p className="hint">
          {method} {path}
        </p>
        <pre className={`boxed rounded-s ${styles.json}`}>{JSON.stringify(answer, null, 2)}</pre>
      </details>
    </li>
  )
}

/** What every tap called, as it happens. */
export function CallsPanel() {
  const { calls } = useConsole()

  return (
    <Card
      title={copy.title}
      right={
        <Button variant="text" inline onClick={() => useConsole.setState({ calls: [] })}>
          {copy.clear}
        </Button>
      }
    >
      {calls.length === 0 && <p className="note">{copy.none}</p>}
      <ul className={styles.calls} aria-label={copy.title}>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ul>
    </Card>
  )
}
