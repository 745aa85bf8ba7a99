import type { Matter } from '@kangban/contracts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { FamilyCall } from '../../../shared/product/FamilyCall.tsx'
import { spokenMatter } from '../../../shared/product/MatterHead.tsx'
import { RescueButton } from '../../../shared/product/RescueButton.tsx'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { useIsBeside } from '../../../shared/ui/page/beside.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useShell } from '../../../stores/shell.ts'
import { HandleSheet } from '../components/HandleSheet.tsx'
import { MatterCard } from '../components/MatterCard.tsx'
import { PastMatters } from '../components/PastMatters.tsx'
import { useMatterNotes } from '../components/use-matter-notes.ts'
import { WarningItem } from '../components/WarningItem.tsx'
import styles from '../components/warnings.module.css'
import { COPY } from '../copy.ts'
import type { Warning } from '../model/warning-answer.ts'
import {
  eventsOf,
  filtered,
  filtersOf,
  unreadEvents,
  type WarningFilter,
} from '../model/warning-view.ts'
import { isOwn } from '../../../stores/subject.ts'

const SCREEN = 'warnEventList'

/** A way to other screens from which the person comes back to the place, the filter and the weeks that were left. */
function useLeave() {
  const navigate = useNavigate()
  const addKeepAlive = useShell((state) => state.addKeepAlive)
  const removeKeepAlive = useShell((state) => state.removeKeepAlive)
  const isBeside = useIsBeside()

  // Back again: whoever leaves by the back key next begins anew.
  useEffect(() => {
    if (!isBeside) removeKeepAlive(SCREEN)
  }, [isBeside, removeKeepAlive])

  const keep = () => addKeepAlive(SCREEN)

  return {
    keep,
    leave: (to: string) => {
      keep()
      void navigate(to)
    },
  }
}

function Unread({ events }: { events: readonly Warning[] }) {
  if (events.length === 0) return null

  return (
    <Card title={COPY.unread}>
      <ul>
        {events.map((event, index) => (
          <WarningItem key={event.id ?? index} warning={event} />
        ))}
      </ul>
    </Card>
  )
}

interface EventsProps {
  warnings: Warning[]
  matters: readonly Matter[]
}

function Events({ warnings, matters }: EventsProps) {
  const [filter, setFilter] = useState<WarningFilter>('all')
  const [handling, setHandling] = useState<Matter | null>(null)
  const { keep, leave } = useLeave()
  const { busy, ...notes } = useMatterNotes(matters)
  const shown = filtered(matters, filter)
  const unread = unreadEvents(warnings, matters)
  const waiting = matters.filter(({ state }) => state !== 'over').length + unread.length
  const showsUnread = (filter === 'all' || filter === 'open') && unread.length > 0
  // Marking is a call of our own service.
  const onHandle = isDocumentedOnly() || !isOwn() ? undefined : setHandling

  return (
    <>
      <Chips
        label={COPY.filters}
        options={filtersOf(matters, waiting)}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 && !showsUnread && (
        <EmptyState text={filter === 'open' ? COPY.noneOpen : COPY.noneOfKind} />
      )}
      {shown
        .filter(({ state }) => state !== 'over')
        .map((matter) => (
          <MatterCard
            key={matter.ids[0] ?? matter.beganAt}
            matter={matter}
            events={eventsOf(matter, warnings)}
            busy={busy}
            onOpen={leave}
            onHandle={onHandle}
            {...notes}
          />
        ))}
      {showsUnread && <Unread events={unread} />}
      <PastMatters matters={shown.filter(({ state }) => state === 'over')} onLeave={keep} />
      <p className="hint mid">{COPY.note}</p>
      <HandleSheet matter={handling} onClose={() => setHandling(null)} />
    </>
  )
}

/** 预警事件: what waits, a card a matter with its next step; what is over, a line each; help at hand. */
export default function WarnEventListPage() {
  const userCode = useSession((state) => state.user?.userCode)
  const elder = useSettings((state) => state.elder)
  const list = useKeptQuery(api.warnings.listWarnings.queryOptions({ userCode }))
  const summary = useKeptQuery(api.warnings.getWarningSummary.queryOptions({}))
  const sentence = elder ? summary.data?.elderSentence : summary.data?.sentence
  const matters = summary.data?.matters ?? []

  const spoken = matters
    .filter(({ state }) => state !== 'over')
    .map(spokenMatter)
    .join('')

  // The list comes with the sentence, which would push it down.
  const waits = summary.data === undefined && !summary.stale

  const help = isOwn() && (
    <div className={`grid fill gap-s3 ${styles.help}`}>
      <FamilyCall />
      <RescueButton />
    </div>
  )

  return (
    <Page title={COPY.title} back bottom={help}>
      <KeptArea query={list}>
        {sentence && (
          <div className="clauses">
            <Sentence value={sentence} />
          </div>
        )}
        {elder && sentence && <ReadAloud text={sentenceText(sentence) + spoken} />}
        {waits ? (
          <Skeleton lines={8} tall />
        ) : (
          <LoadState query={loadStateOf(list)} isEmpty={(data) => data.length === 0}>
            {(warnings) => <Events warnings={warnings} matters={matters} />}
          </LoadState>
        )}
      </KeptArea>
    </Page>
  )
}
