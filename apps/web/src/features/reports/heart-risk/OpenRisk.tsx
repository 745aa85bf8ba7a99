import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { fullSpan, spanText } from '@kangban/rules/reports/span-text'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'
import { personFacts } from '@kangban/rules/person/person-facts'
import { NeighbourBar } from '../parts/NeighbourBar.tsx'
import { ReportFailure } from '../parts/ReportFailure.tsx'
import { SeenBefore } from '../parts/SeenBefore.tsx'
import { useMarkSeen } from '../parts/use-report.ts'

const ECG = '/ecg'

type HeartRisk = NonNullable<inferRouterOutputs<PageRouter>['reports']['getHeartRisk']>

export interface OpenedRisk {
  report: HeartRisk
  /** With its year: it goes onto paper and into messages. */
  span: string
  about: string[]
  /** The steps to the reports before and after, where there are any, and a mark on a report that is not the newest. */
  neighbours: ReactNode
}

interface OpenRiskProps {
  /** The page's own path. */
  path: string
  children: (opened: OpenedRisk) => ReactNode
}

function useRisk() {
  const [query] = useSearchParams()
  const id = query.get('id') || undefined
  const options = api.reports.getHeartRisk.queryOptions(id ? { id } : {})
  const risk = useQuery({ ...options, placeholderData: keepPreviousData })
  const kept = useKeptQuery(options)
  useMarkSeen(risk.isPlaceholderData ? undefined : risk.data?.id)
  return { ...risk, data: risk.data ?? kept.data, staleSince: kept.stale ? kept.fetchedAt : null }
}

function NoRisk() {
  const navigate = useNavigate()

  const measure = hasRoute(ECG) && (
    <Button variant="outline" inline onClick={() => void navigate(ECG)}>
      {HEART_RISK.measure}
    </Button>
  )

  return <EmptyState text={HEART_RISK.none} action={measure} />
}

/** The screening with the id of the address, or the newest; the same for both layouts. */
export function OpenRisk({ path, children }: OpenRiskProps) {
  const navigate = useNavigate()
  const risk = useRisk()
  const person = useQuery(api.profile.getHealthInfo.queryOptions({}))
  const report = risk.data

  if (!report || person.isLoading) {
    const newest = (
      <Button variant="outline" inline onClick={() => void navigate(path, { replace: true })}>
        {HEART_RISK.newest}
      </Button>
    )

    return (
      <Page title={HEART_RISK.title} back>
        {risk.isError && !report && <ReportFailure query={risk} action={newest} />}
        {!risk.isError && report === null && <NoRisk />}
        {(report || (!risk.isError && report === undefined)) && <Skeleton lines={8} tall />}
      </Page>
    )
  }

  const { day, endDay, previousId, nextId } = report
  const span = fullSpan(day, endDay)

  const bar =
    previousId || nextId ? (
      <NeighbourBar
        text={spanText(day, endDay, todayInChina())}
        words={HEART_RISK}
        previousId={previousId}
        nextId={nextId}
        pathOf={(id) => `${path}?id=${encodeURIComponent(id)}`}
      />
    ) : null

  const facts = person.data ? personFacts(person.data, endDay) : []

  const neighbours = (
    <>
      {bar}
      <SeenBefore since={risk.staleSince} />
    </>
  )

  return children({ report, span, about: bar ? facts : [...facts, span], neighbours })
}
