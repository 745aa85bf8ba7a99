import { Button } from '../../shared/ui/controls/Button.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import type { Drifted, Outcome } from '../model/contract-check.ts'
import { type Checking, useContractCheck } from '../model/use-contract-check.ts'
import styles from '../console.module.css'

const copy = CONSOLE.check

const DriftedCall = ({ name, findings }: Drifted) => (
  <li className="item py-s2 small">
    <b className="bad">{name}</b>
    <ul>
      {findings.map(({ where, says }) => (
        <li key={`${where} ${says}`} className={styles.letter}>
          {where}
          <span className="hint block">{says}</span>
        </li>
      ))}
    </ul>
  </li>
)

function Found({ outcome: { kept, drifted, unseen, took } }: { outcome: Outcome }) {
  const left = unseen.reduce((sum, { names }) => sum + names.length, 0)

  const figures = [
    [kept, copy.kept, 'ok'],
    [drifted.length, copy.drifted, drifted.length > 0 ? 'bad' : 'muted'],
    [left, copy.unseen, 'muted'],
  ] as const

  return (
    <>
      <dl className={`mt-s2 ${styles.figures}`}>
        {figures.map(([count, name, tone]) => (
          <div key={name} className={`boxed rounded-s ${styles.tally}`}>
            <dt className="small">{name}</dt>
            <dd className={`number strong fs-20 ${tone}`}>{count}</dd>
          </div>
        ))}
      </dl>
      <p className="hint mt-s2">{took}</p>
      <ul className={styles.calls}>
        {drifted.map((call) => (
          <DriftedCall key={call.name} {...call} />
        ))}
      </ul>
      {unseen.length > 0 && (
        <details className="small">
          <summary className={styles.call}>{copy.why}</summary>
          <ul>
            {unseen.map(({ reason, names }) => (
              <li key={reason} className="item py-s1">
                {copy.group(reason, names.length)}
                <span className={`hint block ${styles.letter}`}>{names.join('、')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Running({ progress }: Extract<Checking, { state: 'running' }>) {
  return (
    <div className="stack gap-s1 mt-s2 small">
      <progress
        className={styles.progress}
        aria-label={copy.title}
        max={progress?.total ?? 1}
        value={progress?.done ?? 0}
      />
      <span className="line spread gap-s2 muted">
        <span className="shrink">{progress?.name ?? copy.loading}</span>
        {progress && (
          <span className="number nowrap">{copy.progress(progress.done, progress.total)}</span>
        )}
      </span>
    </div>
  )
}

/** Holds the service of this page against its contracts, in the name of a person. */
export function CheckPanel({ phone }: { phone: string }) {
  const { checking, start, stop } = useContractCheck(phone)
  const { state } = checking

  return (
    <Card title={copy.title} right={<span className="hint">{copy.note}</span>}>
      <p className="hint mb-s2">{copy.tells}</p>
      {state === 'running' ? (
        <Button variant="outline" inline onClick={stop}>
          {copy.stop}
        </Button>
      ) : (
        <Button variant="outline" inline onClick={() => void start()}>
          {state === 'idle' ? copy.start : copy.again}
        </Button>
      )}
      {state === 'running' && <Running {...checking} />}
      <div role="status">
        {state === 'done' && <Found outcome={checking.outcome} />}
        {state === 'failed' && <p className="note mt-s2">{checking.why}</p>}
      </div>
    </Card>
  )
}
