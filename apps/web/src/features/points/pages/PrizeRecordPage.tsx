import { RECORD_FLAGS, REDEMPTION_STATUS, REDEMPTION_STATUS_NAMES } from '@kangban/contracts'
import { useState } from 'react'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { CashQr } from '../components/CashQr.tsx'
import { EntryRow, RecordList } from '../components/RecordList.tsx'
import { useRecordPages } from '../components/use-record-pages.ts'
import { QR, RECORDS } from '../copy.ts'
import type { Entry } from '../model/points-answer.ts'
import { isCash } from '../model/record-entry.ts'

const isRedeemed = ({ sendStatus }: Entry): boolean => sendStatus === REDEMPTION_STATUS.redeemed

/** Only our own service tells whether cash was handed out. */
function stateOf(entry: Entry) {
  if (!entry.sendStatus) return null
  const redeemed = isRedeemed(entry)

  return (
    <span className={redeemed ? 'ok strong' : 'warn strong'}>
      {redeemed && <span aria-hidden="true">✓ </span>}
      {REDEMPTION_STATUS_NAMES[entry.sendStatus]}
    </span>
  )
}

function Code({ entry, onRetry }: { entry: Entry; onRetry: () => void }) {
  if (isRedeemed(entry))
    return (
      <p className="notice">
        <Phrases value={QR.redeemed} />
      </p>
    )
  if (!entry.url) return <EmptyState text={QR.missing} />
  return <CashQr url={entry.url} onRetry={onRetry} />
}

const sameEntry = (one: Entry, other: Entry): boolean =>
  one.createTime === other.createTime && one.detailExplain === other.detailExplain

/** 中奖记录: what was drawn; cash opens the code that it is handed out for. */
export default function PrizeRecordPage() {
  const pages = useRecordPages(RECORD_FLAGS.prizes)
  const [chosen, setChosen] = useState<Entry | null>(null)
  // As it is now: its link was fetched anew, or somebody has just handed it out.
  const shown = chosen && (pages.entries.find((entry) => sameEntry(entry, chosen)) ?? chosen)

  return (
    <Page title={RECORDS.awards} back>
      <RecordList
        pages={pages}
        sentence={RECORDS.awardsSentence}
        renderRow={(entry, today) => (
          <EntryRow
            entry={entry}
            today={today}
            state={stateOf(entry)}
            onOpen={isCash(entry.detailExplain) ? () => setChosen(entry) : undefined}
          />
        )}
      />
      <Sheet open={shown !== null} title={QR.title} onClose={() => setChosen(null)}>
        {shown && (
          <div className="stack middle gap-s3 mid">
            <Code entry={shown} onRetry={() => void pages.query.refetch()} />
          </div>
        )}
      </Sheet>
    </Page>
  )
}
