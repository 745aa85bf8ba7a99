import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { detailPath, type ReportKind } from './report-path.ts'
import { ReportFailure } from './ReportFailure.tsx'

const LINES = 8

interface OpenReportProps {
  kind: ReportKind
  words: { title: string; none: string }
  children: (id: string) => ReactNode
}

/** The report with the id of the address, or the newest; says so while there is none. */
export function OpenReport({ kind, words, children }: OpenReportProps) {
  const [query] = useSearchParams()
  const asked = query.get('id') ?? ''

  const newest = useKeptQuery({
    ...api.reports.listReports.queryOptions({ kind, pn: 1, ps: 1 }),
    enabled: asked === '',
  })

  const id = asked || newest.data?.list[0]?.id
  if (id) return children(id)

  return (
    <Page title={words.title} back>
      <LoadState query={loadStateOf(newest)} skeleton={<Skeleton lines={LINES} tall />}>
        {() => <EmptyState text={words.none} />}
      </LoadState>
    </Page>
  )
}

interface UnopenedReportProps {
  kind: ReportKind
  words: { title: string; newest: string }
  query: Parameters<typeof ReportFailure>[0]['query'] & { isError: boolean; data?: unknown }
}

/** While the report or whose it is comes, or when the report cannot be had: the newest one is a way out. */
export function UnopenedReport({ kind, words, query }: UnopenedReportProps) {
  const navigate = useNavigate()

  const newest = (
    <Button
      variant="outline"
      inline
      onClick={() => void navigate(detailPath(kind), { replace: true })}
    >
      {words.newest}
    </Button>
  )

  return (
    <Page title={words.title} back>
      {query.isError && query.data === undefined ? (
        <ReportFailure query={query} action={newest} />
      ) : (
        <Skeleton lines={LINES} tall />
      )}
    </Page>
  )
}
