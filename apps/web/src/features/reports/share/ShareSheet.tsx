import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import {
  canShareLink,
  copyLink,
  shareLink,
  wholeAddress,
} from '../../../shared/product/share-link.ts'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { SHARE } from '../parts/copy.ts'
import { momentText } from '@kangban/rules/reports/moment-text'
import styles from './share.module.css'

const EXPIRIES = ['1', '7', '30'] as const
type Days = (typeof EXPIRIES)[number]

const COPY_TEXTS = { done: SHARE.copied, failed: SHARE.copyFailed }

function MadeLink({ url, expiresAt, name }: { url: string; expiresAt: string; name: string }) {
  return (
    <div className="stack gap-s3">
      <p className="text ok strong lines-15" role="status">
        <span aria-hidden="true">✓ </span>
        {SHARE.made} · {SHARE.until(momentText(expiresAt, todayInChina()))}
      </p>
      <p className={styles.link}>{wholeAddress(url)}</p>
      <div className={`flow gap-s25 ${styles.actions}`}>
        <Button
          variant={canShareLink() ? 'outline' : 'primary'}
          onClick={() => void copyLink(url, COPY_TEXTS)}
        >
          {SHARE.copy}
        </Button>
        {canShareLink() && (
          <Button onClick={() => void shareLink(url, { title: name, ...COPY_TEXTS })}>
            {SHARE.send}
          </Button>
        )}
      </div>
      <p className="note">{SHARE.once}</p>
    </div>
  )
}

interface ShareSheetProps {
  reportId: string
  /** Under which the link is sent. */
  name: string
  onClose: () => void
}

/** Makes a link by which the family can read one report; the link is told once. */
export function ShareSheet({ reportId, name, onClose }: ShareSheetProps) {
  const [days, setDays] = useState<Days>('7')

  const make = useMutation(
    api.reports.createShare.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.reports.listShares.queryFilter()),
    }),
  )

  return (
    <Sheet open title={SHARE.title} onClose={onClose}>
      {make.data ? (
        <MadeLink {...make.data} name={name} />
      ) : (
        <div className="stack gap-s3">
          <p className="note">{SHARE.about}</p>
          <p className="text strong" aria-hidden="true">
            {SHARE.expiry}
          </p>
          <Seg
            label={SHARE.expiry}
            options={EXPIRIES.map((value) => ({ value, text: SHARE.days(Number(value)) }))}
            value={days}
            onChange={setDays}
          />
          <Button
            busy={make.isPending}
            onClick={() => make.mutate({ reportId, days: Number(days) })}
          >
            {SHARE.make}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
