import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { backendAddress } from '../../../config/runtime-config.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { DoctorSheet } from '../components/DoctorSheet.tsx'
import { DOCTOR, SHARED } from '../copy.ts'
import { yearMoment } from '../model/sheet-view.ts'

function Failure({
  query,
}: {
  query: { error: FailedCall | null; refetch: () => Promise<unknown> }
}) {
  const { error } = query
  const answered = error?.data && error.data.failure.transport === undefined
  if (answered) return <EmptyState text={error.message} />
  return <ErrorState onRetry={() => void query.refetch()} />
}

interface FailedCall {
  message: string
  data?: { failure: { transport?: string } } | null
}

function ByToken({ token }: { token: string }) {
  // Opened once is counted once: coming back to the window is no second look.
  const query = useQuery({
    ...api.doctor.getSharedDoctorPage.queryOptions({ token }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  const page = query.data

  if (!page) {
    return (
      <Page title={DOCTOR.title}>
        {query.isError ? <Failure query={query} /> : <Skeleton lines={8} />}
      </Page>
    )
  }

  return (
    <Page title={DOCTOR.title}>
      <div className="stack gap-s3">
        <p className="hint mid">{SHARED.until(yearMoment(page.expiresAt))}</p>
        <a
          className="line tall mid accent strong"
          href={new URL(page.pdfUrl, backendAddress()).href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {SHARED.openPdf}
        </a>
        <DoctorSheet page={page} />
      </div>
    </Page>
  )
}

/** The page for the doctor by a link: read-only and without a session. */
export default function SharedDoctorPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  if (token) return <ByToken token={token} />

  return (
    <Page title={DOCTOR.title}>
      <EmptyState text={SHARED.incomplete} />
    </Page>
  )
}
