import type { ManualKind, ManualReading, TypedReading } from '@kangban/contracts'
import { addDays } from '@kangban/china-time'
import { manualAdvice, manualValue, manualVerdict } from '@kangban/rules/manual/manual-words'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { MANUAL } from './manual-copy.ts'
import { isManualKind } from './manual-draft.ts'
import { ManualForm } from './ManualForm.tsx'
import { HandTag } from '../../../shared/product/HandTag.tsx'
import { useManualEntry } from './use-manual-entry.ts'

/** What it means and what to do, at once; what was typed in raises no warning later. */
function Saved({ reading }: { reading: TypedReading }) {
  const [now] = useState(() => new Date())
  const advice = manualAdvice(reading, now)
  const verdict = manualVerdict(reading)
  const elder = useSettings((state) => state.elder)

  return (
    <>
      <Sentence value={advice} />
      <Card>
        <div className="line wrap spread gap-s3" role="status">
          <b className="number fs-n34">{manualValue(reading)}</b>
          {verdict.state !== 'none' && <StateTag state={verdict.state} text={verdict.text} />}
        </div>
        <p className="line wrap gap-s2 note mt-s2">
          <HandTag />
          {MANUAL.saved}
        </p>
      </Card>
      {elder && <ReadAloud text={sentenceText(advice)} />}
    </>
  )
}

interface EntryProps {
  kind: ManualKind
  correcting?: ManualReading
  last: TypedReading | null
}

function Entry({ kind, correcting, last }: EntryProps) {
  const entry = useManualEntry({ kind, last, ...(correcting && { correcting }) })
  const navigate = useNavigate()
  const { saved, forget, isNew } = entry
  const top = useRef<HTMLDivElement>(null)

  const leave = useLeaveGuard(entry.guarded, async () => {
    const { leaveTitle: title, leaveText: content, leave: okText, stay: cancelText } = MANUAL
    const yes = await confirm({ title, content, okText, cancelText, tone: 'danger' })
    if (yes && isNew) forget()
    return yes
  })

  // The advice stands where the form began.
  useLayoutEffect(() => {
    if (saved) top.current?.scrollIntoView({ block: 'start' })
  }, [saved])

  const bottom = saved ? (
    <>
      {isNew && (
        <Button variant="outline" onClick={entry.again}>
          {MANUAL.again}
        </Button>
      )}
      <Button onClick={() => void navigate(-1)}>{MANUAL.done}</Button>
    </>
  ) : (
    <Button busy={entry.saving} onClick={entry.save}>
      {MANUAL.save}
    </Button>
  )

  return (
    <Page
      title={isNew ? MANUAL.title(kind) : MANUAL.correctTitle(kind)}
      back={leave}
      bottom={bottom}
    >
      <div ref={top} className="stack gap-s3">
        {saved ? (
          <Saved reading={saved} />
        ) : (
          <>
            <Sentence value={isNew ? MANUAL.sentence(kind) : MANUAL.correctSentence} />
            <ManualForm entry={entry} />
          </>
        )}
      </div>
    </Page>
  )
}

/** 手动记一次: what was measured without a bound device. `id` names one that is corrected. */
export default function ManualEntryPage() {
  const [query] = useSearchParams()
  const kind = isManualKind(query.get('kind')) ? (query.get('kind') as ManualKind) : 'bloodPressure'
  const id = query.get('id')
  const today = todayInChina()

  const list = useQuery(
    api.monitoring.listManualReadings.queryOptions({
      kind,
      fromDay: addDays(today, -MANUAL_LIMITS.days),
      toDay: today,
    }),
  )

  const found = list.data?.find((one) => one.id === id)
  // The list that comes anew after a save does not take the page from under the hand.
  const [correcting, setCorrecting] = useState<ManualReading | null>(null)
  if (found && correcting?.id !== found.id) setCorrecting(found)
  if (id === null) return <Entry key={kind} kind={kind} last={list.data?.[0]?.reading ?? null} />
  if (correcting?.id === id)
    return <Entry key={id} kind={kind} correcting={correcting} last={null} />

  return (
    <Page title={MANUAL.correctTitle(kind)} back>
      {list.isSuccess ? (
        <EmptyState text={MANUAL.gone} />
      ) : (
        <LoadState query={list}>{() => null}</LoadState>
      )}
    </Page>
  )
}
