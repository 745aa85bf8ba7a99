import { addDays } from '@kangban/china-time'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { momentText } from '@kangban/rules/reports/moment-text'
import { useState } from 'react'
import { todayInChina } from '../../format/date.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Seg } from '../../ui/controls/Seg.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { wholeAddress } from '../../../host/h5-host.ts'
import { canShareLink, copyLink, shareLink } from '../share-link.ts'
import { LINK } from './link-copy.ts'
import styles from './link-sheet.module.css'

const EXPIRIES = ['1', '7', '30'] as const
type Days = (typeof EXPIRIES)[number]
const COPY_TEXTS = { done: LINK.copied, failed: LINK.copyFailed }

interface LinkWords {
  title: string
  /** Who will see what by the link. */
  about: string
  make: string
  /** Hands the link to the phone's own sharing. */
  send: string
  /** Under which it is handed on. */
  sentAs: string
  /** That the link is told only here. */
  once: string
}

interface LinkSheetProps {
  words: LinkWords
  making: {
    data: { url: string; expiresAt: string } | undefined
    isPending: boolean
    mutate: (days: number) => void
  }
  onClose: () => void
}

type MadeLinkProps = Pick<LinkSheetProps, 'words'> & { url: string; expiresAt: string }

function MadeLink({ words, url, expiresAt }: MadeLinkProps) {
  const shares = canShareLink()

  return (
    <div className="stack gap-s3">
      <p className="text ok strong lines-15" role="status">
        <span aria-hidden="true">✓ </span>
        {LINK.made} · {LINK.until(momentText(expiresAt, todayInChina()))}
      </p>
      <p className={styles.link}>{wholeAddress(url)}</p>
      <div className="stack gap-s2">
        {shares && (
          <Button onClick={() => void shareLink(url, { title: words.sentAs, ...COPY_TEXTS })}>
            {words.send}
          </Button>
        )}
        <Button
          variant={shares ? 'outline' : 'primary'}
          onClick={() => void copyLink(url, COPY_TEXTS)}
        >
          {LINK.copy}
        </Button>
      </div>
      <p className="note">{words.once}</p>
    </div>
  )
}

/** Asks how long a link shall live, has it made, and tells it once. */
export function LinkSheet({ words, making, onClose }: LinkSheetProps) {
  const [days, setDays] = useState<Days>('7')

  return (
    <Sheet open title={words.title} onClose={onClose}>
      {making.data ? (
        <MadeLink {...making.data} words={words} />
      ) : (
        <div className="stack gap-s3">
          <p className="note">{words.about}</p>
          <p className="line spread gap-s2 text">
            <b>{LINK.expiry}</b>
            <span className="note">
              {LINK.toDay(dateWords(addDays(todayInChina(), Number(days))))}
            </span>
          </p>
          <Seg
            label={LINK.expiry}
            options={EXPIRIES.map((value) => ({ value, text: LINK.days(Number(value)) }))}
            value={days}
            onChange={setDays}
          />
          <Button busy={making.isPending} onClick={() => making.mutate(Number(days))}>
            {words.make}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
