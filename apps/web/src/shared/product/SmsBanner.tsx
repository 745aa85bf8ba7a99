import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findSms } from '../../api/outbox.ts'
import styles from './sms-banner.module.css'

const WORDS = { simulated: '模拟短信', fillIn: '填入' } as const

const POLL_MS = 1000
/** The clocks of server and phone need not agree to the second. */
const CLOCK_SLACK_MS = 30_000

interface SmsBannerProps {
  /** Of the outbox. */
  url: string
  sent: { at: number; phone: string }
  onFill: (code: string) => void
}

/** Demo mode: the SMS that would have come, as a phone shows it; a tap fills the code in. */
export default function SmsBanner({ url, sent, onFill }: SmsBannerProps) {
  const { data } = useQuery({
    queryKey: ['outbox', sent],
    queryFn: () => findSms(url, { phone: sent.phone, since: sent.at - CLOCK_SLACK_MS }),
    refetchInterval: ({ state }) => (state.data ? false : POLL_MS),
  })

  const [filled, setFilled] = useState<string | null>(null)
  const code = data?.code

  const fill = (text: string) => {
    setFilled(text)
    onFill(text)
  }

  return (
    <div role="status" aria-live="polite">
      {code && code !== filled && (
        <button
          type="button"
          className={`panel line tall gap-s3 small lines-15 left left-half ${styles.banner}`}
          onClick={() => fill(code)}
        >
          <span className="grow">
            <strong>{WORDS.simulated}</strong> {data.text}
          </span>
          <span className="fixed accent strong">{WORDS.fillIn}</span>
        </button>
      )}
    </div>
  )
}
