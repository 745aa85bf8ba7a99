import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { FamilyCall } from '../../../shared/product/FamilyCall.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { RescueButton } from '../../../shared/product/RescueButton.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { HandleSheet } from '../components/HandleSheet.tsx'
import { WarningDays } from '../components/WarningDays.tsx'
import styles from '../components/warnings.module.css'
import { COPY } from '../copy.ts'
import type { Warning } from '../model/warning-answer.ts'
import { filtered, filtersOf, type WarningFilter } from '../model/warning-view.ts'

function Events({ warnings }: { warnings: Warning[] }) {
  const [filter, setFilter] = useState<WarningFilter>('all')
  const [handling, setHandling] = useState<Warning | null>(null)
  const shown = filtered(warnings, filter)
  // Marking is a call of our own service.
  const canMark = !isDocumentedOnly()

  return (
    <>
      <Chips
        label={COPY.filters}
        options={filtersOf(warnings)}
        value={filter}
        onChange={setFilter}
      />
      {shown.length > 0 ? (
        <WarningDays key={filter} warnings={shown} onHandle={canMark ? setHandling : undefined} />
      ) : (
        <EmptyState text={filter === 'open' ? COPY.noneOpen : COPY.noneOfKind} />
      )}
      <p className="hint mid">{COPY.note}</p>
      {canMark && <HandleSheet warning={handling} onClose={() => setHandling(null)} />}
    </>
  )
}

/** 预警事件: what waits first, by day, with help at hand. */
export default function WarnEventListPage() {
  const userCode = useSession((state) => state.user?.userCode)
  const elder = useSettings((state) => state.elder)
  const list = useKeptQuery(api.warnings.listWarnings.queryOptions({ userCode }))
  const summary = useKeptQuery(api.warnings.getWarningSummary.queryOptions({}))
  const sentence = elder ? summary.data?.elderSentence : summary.data?.sentence

  const help = (
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
        {elder && sentence && <ReadAloud text={sentenceText(sentence)} />}
        <LoadState query={loadStateOf(list)} isEmpty={(data) => data.length === 0}>
          {(warnings) => <Events warnings={warnings} />}
        </LoadState>
      </KeptArea>
    </Page>
  )
}
