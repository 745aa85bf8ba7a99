import { MS_PER_SECOND } from '@kangban/china-time'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { clockOf } from '../../shared/format/written-time.ts'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { Seg } from '../../shared/ui/controls/Seg.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import { useConsole } from '../model/console-store.ts'
import { listSent, type SentMessage } from '../model/doors.ts'
import { fillIn } from '../model/phone.ts'
import styles from '../console.module.css'

const copy = CONSOLE.outbox
const EVERY_MS = 2 * MS_PER_SECOND

function useSent(): readonly SentMessage[] {
  const [sent, setSent] = useState<readonly SentMessage[]>([])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        listSent().then(setSent, (cause: unknown) => console.info('no outbox', cause))
    }

    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  return sent
}

const NONE: readonly [] = []

function useHostCalls() {
  const host = useConsole((state) => state.host)

  return useSyncExternalStore(
    (listener) => host?.subscribe(listener) ?? (() => undefined),
    () => host?.calls() ?? NONE,
  )
}

function Message({ message, onTell }: { message: SentMessage; onTell: (text: string) => void }) {
  const { to, text, code, time, attachments } = message

  return (
    <li className="item py-s2">
      <div className="line spread small muted">
        <span>{to.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')}</span>
        <span>{clockOf(time)}</span>
      </div>
      <p className={`small ${styles.letter}`}>{text}</p>
      {attachments.length > 0 && <p className="hint">{copy.files(attachments.join('、'))}</p>}
      {code && (
        <div className="line spread">
          <b className="accent number fs-20">{code}</b>
          <Button
            variant="outline"
            inline
            onClick={() => {
              if (!fillIn(code)) onTell(copy.notFilled)
            }}
          >
            {copy.fill}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What would have been sent, and what the app asked of its host. */
export function OutboxPanel({ onTell }: { onTell: (text: string) => void }) {
  const [shown, setShown] = useState<'sms' | 'mail' | 'host'>('sms')
  const sent = useSent()
  const hostCalls = useHostCalls()
  const ofKind = (kind: SentMessage['kind']) => sent.filter((one) => one.kind === kind)
  const messages = shown === 'host' ? [] : ofKind(shown)

  return (
    <Card title={copy.title} right={<span className="hint">{copy.note}</span>}>
      <Seg
        label={copy.title}
        value={shown}
        options={[
          { value: 'sms', text: copy.sms(ofKind('sms').length) },
          { value: 'mail', text: copy.mail(ofKind('mail').length) },
          { value: 'host', text: copy.host(hostCalls.length) },
        ]}
        onChange={setShown}
      />
      {(shown === 'host' ? hostCalls : messages).length === 0 && (
        <p className="note mt-s2">{copy.none}</p>
      )}
      <ul className={styles.calls}>
        {messages.map((message) => (
          <Message
            key={`${message.time} ${message.to} ${message.text}`}
            message={message}
            onTell={onTell}
          />
        ))}
        {shown === 'host' &&
          hostCalls.toReversed().map(({ id, name, outcome, arguments: given }) => (
            <li key={id} className="item py-s1 small">
              <b>{name}</b> <span className="muted">{outcome}</span>
              <pre className={styles.json}>{JSON.stringify(given)}</pre>
            </li>
          ))}
      </ul>
    </Card>
  )
}
