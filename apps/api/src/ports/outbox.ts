import type { Clock } from './clock.ts'
import type { MailSender } from './mail.ts'
import type { SmsSender } from './sms.ts'

export interface OutboxMessage {
  kind: 'sms' | 'mail'
  to: string
  text: string
  code: string | null
  /** Names of the files that came with a mail. */
  attachments: readonly string[]
  time: string
}

const KEPT = 200

interface Outbox extends SmsSender, MailSender {
  /** Newest first. */
  messages(): readonly OutboxMessage[]
  empty(): void
}

/** The embedded default of SMS and mail: keeps in memory what would have been sent, for the demo to show. */
export function createOutbox(clock: Clock): Outbox {
  const kept: OutboxMessage[] = []

  const keep = (message: Omit<OutboxMessage, 'time'>) => {
    kept.unshift({ ...message, time: clock.now().toISOString() })
    kept.length = Math.min(kept.length, KEPT)
  }

  return {
    sendSms: ({ to, text, code }) =>
      Promise.resolve(keep({ kind: 'sms', to, text, code: code ?? null, attachments: [] })),
    sendMail: ({ to, subject, text, attachments = [] }) => {
      const names = attachments.map(({ name }) => name)

      return Promise.resolve(
        keep({ kind: 'mail', to, text: `${subject}\n${text}`, code: null, attachments: names }),
      )
    },
    messages: () => kept,
    empty: () => void kept.splice(0),
  }
}
