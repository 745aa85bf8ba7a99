import { RECORD_FLAGS } from '@kangban/contracts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { EntryRow, RecordList } from '../components/RecordList.tsx'
import { useRecordPages } from '../components/use-record-pages.ts'
import { RECORDS } from '../copy.ts'

/** 积分记录: where every point came from and went to. */
export default function PointsRecordPage() {
  const pages = useRecordPages(RECORD_FLAGS.points)

  return (
    <Page title={RECORDS.points} back>
      <RecordList
        pages={pages}
        sentence={RECORDS.pointsSentence}
        renderRow={(entry, today) => <EntryRow entry={entry} today={today} />}
      />
    </Page>
  )
}
