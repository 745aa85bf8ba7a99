import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { CompletenessCard } from '../components/CompletenessCard.tsx'
import { DocumentTimeline } from '../components/DocumentTimeline.tsx'
import { ProfileDigest } from '../components/ProfileDigest.tsx'
import { ARCHIVE } from '../copy.ts'
import { type Completeness, completenessOf } from '../model/completeness.ts'
import { archiveSentence } from '../model/sentence.ts'

const UPLOAD = '/healthArchive/upload'
const COMPARISONS = '/recordList'

const spoken = (sentence: string, { parts }: Completeness): string =>
  [
    sentence.replaceAll('\n', ''),
    ...parts
      .filter(({ missing }) => missing.length > 0)
      .map(({ missing }) => `${ARCHIVE.missing(missing)}。`),
  ].join('')

/** What the archive knows of the person; the last known stays when there is no network. */
function useArchive() {
  const info = useKeptQuery(api.profile.getHealthInfo.queryOptions({}))
  const tags = useKeptQuery(api.profile.listOwnMedicalTags.queryOptions({}))
  const newest = useKeptQuery(api.archive.listDocuments.queryOptions({ pn: 1, ps: 1 }))
  const all = [info, tags, newest]

  const data =
    info.data && newest.data
      ? {
          info: info.data,
          own: tags.data ?? info.data.tagParamList ?? [],
          documents: newest.data.total,
        }
      : undefined

  return {
    data,
    staleSince: info.stale ? info.fetchedAt : null,
    // An answer without a profile is as good as none.
    isError: all.some(({ stale }) => stale) || info.data === null,
    refetch: () => Promise.all(all.map(({ refresh }) => refresh())),
  }
}

/** 健康档案: who it is, what is missing, and the papers of the years. */
export default function HealthArchivePage() {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const archive = useArchive()
  const today = todayInChina()
  const now = useNow()

  const add = (
    <Button onClick={() => void navigate(UPLOAD, { state: { fromArchive: true } })}>
      {ARCHIVE.add}
    </Button>
  )

  return (
    <Page title={ARCHIVE.title} back bottom={hasRoute(UPLOAD) && add}>
      <LoadState query={archive} skeleton={<Skeleton lines={8} />}>
        {({ info, own, documents }) => {
          const completeness = completenessOf(info, documents)
          const sentence = archiveSentence(completeness, documents, elder)

          return (
            <>
              <Sentence value={sentence} />
              {archive.staleSince && <StaleNotice updatedAt={archive.staleSince} now={now} />}
              {elder && <ReadAloud text={spoken(sentence, completeness)} />}
              <CompletenessCard completeness={completeness} />
              <ProfileDigest info={info} own={own} today={today} />
              <DocumentTimeline today={today} />
              {hasRoute(COMPARISONS) && (
                <Card flush>
                  <Row
                    to={COMPARISONS}
                    title={ARCHIVE.comparisons}
                    note={ARCHIVE.comparisonsNote}
                  />
                </Card>
              )}
            </>
          )
        }}
      </LoadState>
    </Page>
  )
}
