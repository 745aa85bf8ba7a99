import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { HealthConsentCard } from '../../../shared/product/consent/HealthConsentCard.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { AppointmentDetail } from '../components/AppointmentDetail.tsx'
import { AppointmentForm } from '../components/AppointmentForm.tsx'
import { OwnAppointments } from '../components/OwnAppointments.tsx'
import { Sent } from '../components/Sent.tsx'
import { useBeginning, useHospitals } from '../components/use-beginning.ts'
import { useConsent } from '../components/use-consent.ts'
import { TOLD_MS } from '../components/use-sending.ts'
import { OUTPATIENT, OWN } from '../copy.ts'
import { draftOf, type OwnAppointment, picturesIn } from '../model/own.ts'

const VIEWS = [
  { value: 'write', text: OUTPATIENT.write },
  { value: 'mine', text: OUTPATIENT.mine },
] as const

type View = (typeof VIEWS)[number]['value']

/** Own appointments are calls of our own service. */
const keepsOwn = (): boolean => !isDocumentedOnly()

const isInApp = (): boolean => !['browser', 'wechat'].includes(host().environment)

/** Documented: when the toast has been read, the app closes the page; a browser shows what was booked. */
function useAfterwards(sent: boolean, showOwn: () => void): void {
  const goOn = useEffectEvent(() => {
    const stay = () => keepsOwn() && showOwn()
    if (isInApp()) host().closeWebView().catch(stay)
    else stay()
  })

  useEffect(() => {
    if (!sent) return undefined
    const timer = setTimeout(goOn, TOLD_MS)
    return () => clearTimeout(timer)
  }, [sent])
}

interface NewAppointmentProps {
  own: readonly OwnAppointment[] | undefined
  switcher: ReactNode
  onSent: (phone: string) => void
}

/** The form, once it is known who is asking and that health data may be sent. */
function NewAppointment({ own, switcher, onSent }: NewAppointmentProps) {
  const { consents, asks, given } = useConsent()
  const beginning = useBeginning()
  const hospitals = useHospitals(own)

  if (given && beginning)
    return (
      <AppointmentForm
        beginning={beginning}
        hospitals={hospitals}
        switcher={switcher}
        onSent={onSent}
      />
    )

  const consent = (
    <HealthConsentCard
      title={OUTPATIENT.consentTitle}
      lines={OUTPATIENT.consentLines}
      agree={OUTPATIENT.agree}
    />
  )

  return (
    <Page title={OUTPATIENT.title} back>
      <Sentence value={OUTPATIENT.sentence} />
      {switcher}
      {asks ? (
        <LoadState
          query={consents}
          skeleton={<Skeleton lines={8} />}
          isEmpty={() => !given}
          empty={consent}
        >
          {() => <Skeleton lines={8} />}
        </LoadState>
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  )
}

interface OneProps {
  appointment: OwnAppointment
  own: readonly OwnAppointment[]
  changing: boolean
  onSent: (phone: string) => void
}

function One({ appointment, own, changing, onSent }: OneProps) {
  const hospitals = useHospitals(own)
  const { id, state } = appointment
  const navigate = useNavigate()

  const [beginning] = useState(() => ({
    id,
    draft: draftOf(appointment, todayInChina()),
    pictures: picturesIn(appointment),
  }))

  if (changing && state === 'submitted')
    return <AppointmentForm beginning={beginning} hospitals={hospitals} onSent={onSent} />

  return (
    <AppointmentDetail
      appointment={appointment}
      onChange={() => void navigate(`/makeanappointment?id=${id}&change=1`)}
    />
  )
}

/** 门诊预约: a visit is asked for by a form, which goes out as a mail; what was asked for can be seen, changed and cancelled. */
export default function AppointmentPage() {
  const [query, setQuery] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const own = useQuery({
    ...api.outpatient.listAppointments.queryOptions({}),
    enabled: keepsOwn(),
  })

  const open = (next: Record<string, string>) => {
    setSentTo(null)
    setQuery(next, { replace: true })
  }

  const showOwn = () => open({ view: 'mine' })
  const write = () => open({})
  useAfterwards(sentTo !== null, showOwn)

  if (sentTo !== null) {
    const action = keepsOwn() ? (
      <Button onClick={showOwn}>{OUTPATIENT.mine}</Button>
    ) : (
      <Button variant="outline" onClick={write}>
        {OUTPATIENT.again}
      </Button>
    )

    return <Sent phone={sentTo} action={action} />
  }

  const id = keepsOwn() ? query.get('id') : null
  const view: View = keepsOwn() && (id !== null || query.get('view') === 'mine') ? 'mine' : 'write'

  const switcher = keepsOwn() && (
    <Seg
      label={OUTPATIENT.views}
      options={VIEWS}
      value={view}
      onChange={(next) => open(next === 'mine' ? { view: next } : {})}
    />
  )

  const appointment = id === null ? undefined : own.data?.find((one) => one.id === id)

  if (appointment)
    return (
      <One
        key={`${appointment.id} ${query.has('change')}`}
        appointment={appointment}
        own={own.data ?? []}
        changing={query.has('change')}
        onSent={setSentTo}
      />
    )

  if (view === 'write')
    return <NewAppointment own={own.data} switcher={switcher} onSent={setSentTo} />

  return (
    <Page title={OUTPATIENT.title} back>
      <Sentence value={OWN.sentence} />
      {switcher}
      {id !== null && own.data ? (
        <EmptyState
          text={OWN.gone}
          action={
            <Button variant="outline" inline onClick={showOwn}>
              {OUTPATIENT.mine}
            </Button>
          }
        />
      ) : (
        <OwnAppointments list={own} onWrite={write} />
      )}
    </Page>
  )
}
