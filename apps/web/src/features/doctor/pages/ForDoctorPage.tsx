import { DOCTOR_FORM_NAMES, type DoctorForm } from '@kangban/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { FamilyCall } from '../../../shared/product/FamilyCall.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { isOwn } from '../../../stores/subject.ts'
import { DoctorSheet } from '../components/DoctorSheet.tsx'
import { HospitalCall } from '../components/HospitalCall.tsx'
import { Medicines } from '../components/Medicines.tsx'
import { SentLinks } from '../components/SentLinks.tsx'
import { DOCTOR, SHEET } from '../copy.ts'
import { contentsOf, formOptions, isEmpty, spokenPage, yearDay } from '../model/sheet-view.ts'

const SendLink = lazy(() => import('../components/SendLink.tsx'))

const useOwnPage = (form: DoctorForm) =>
  useQuery({
    ...api.doctor.getDoctorPage.queryOptions({ form }),
    // The other form takes the place of this one when it is there, so that nothing jumps.
    placeholderData: keepPreviousData,
  })

/** What stands between the page and the calls for help: these wait for it, so that no number moves under a thumb. */
function useIsSettled({ isLoading }: { isLoading: boolean }): boolean {
  const medicines = useQuery(api.profile.listMedicines.queryOptions({}))
  const shares = useQuery(api.doctor.listDoctorShares.queryOptions({}))
  const [settled, setSettled] = useState(false)
  // Once and for all: what failed is asked again by the parts that stand then.
  if (!settled && !isLoading && !medicines.isLoading && !shares.isLoading) setSettled(true)
  return settled
}

type OwnPage = NonNullable<ReturnType<typeof useOwnPage>['data']>

function printSheet(page: OwnPage): void {
  // Web views inside other apps often have none.
  if (typeof window.print !== 'function') return toast({ title: DOCTOR.cannotPrint, type: 'info' })
  const { title } = document
  const restore = () => void (document.title = title)
  window.addEventListener('afterprint', restore, { once: true })
  document.title = `${SHEET.title} ${yearDay(page.toDay)}`
  return window.print()
}

function Holds({ page }: { page: OwnPage }) {
  return (
    <Card title={DOCTOR.holds(DOCTOR_FORM_NAMES[page.form])}>
      <ul className="stack gap-s1">
        {contentsOf(page).map((text) => (
          <li key={text} className="text lines-15">
            <span aria-hidden="true">· </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="note mt-s2">{DOCTOR.familyNote}</p>
    </Card>
  )
}

function Urgent() {
  return (
    <p className="note mid lines-16">
      {DOCTOR.urgent.map((clause) => (
        <span key={clause} className="nowrap">
          {clause}
        </span>
      ))}
      <a className="bad bold inline-line tap" href={`tel:${DOCTOR.emergency}`}>
        {DOCTOR.emergency}
      </a>
    </p>
  )
}

function Told({ page }: { page: OwnPage | undefined }) {
  const elder = useSettings((state) => state.elder)
  const own = isOwn()

  return (
    <>
      {page && elder && <ReadAloud main text={spokenPage(page)} />}
      {page && isEmpty(page) && <p className="notice warning">{DOCTOR.nothing}</p>}
      {page && <Holds page={page} />}
      {own && <Medicines />}
      {own && <SentLinks />}
      <Urgent />
      {own && <HospitalCall />}
      {own && <FamilyCall />}
      {page && <h2 className="heading">{own ? DOCTOR.preview : DOCTOR.kinPreview}</h2>}
      {page && <DoctorSheet page={page} />}
    </>
  )
}

/** 给医生看: the last 30 days on one page, to be shown, printed, or sent by a link that ends; by the family not sent. */
export default function ForDoctorPage() {
  const elder = useSettings((state) => state.elder)
  const navigate = useNavigate()
  const own = isOwn()
  const [form, setForm] = useState<DoctorForm>(own ? 'doctor' : 'family')
  const [sending, setSending] = useState(false)
  const query = useOwnPage(form)
  const page = query.data
  const settled = useIsSettled(query)
  const pdfUrl = page?.pdfUrl

  const bottom = page && (
    <>
      {pdfUrl && (
        <Button
          variant="outline"
          inline
          onClick={() => void navigate(`/pdfViewer?pdfUrl=${encodeURIComponent(pdfUrl)}`)}
        >
          {DOCTOR.pdf}
        </Button>
      )}
      {/* Three buttons in large letters would break their words: there it stands below the page. */}
      {(!elder || !own) && (
        <Button variant={own ? 'outline' : 'primary'} inline={own} onClick={() => printSheet(page)}>
          {DOCTOR.print}
        </Button>
      )}
      {own && <Button onClick={() => setSending(true)}>{DOCTOR.send[form]}</Button>}
    </>
  )

  return (
    <Page title={DOCTOR.title} back bottom={bottom}>
      <div className="stack gap-s3">
        <div className="clauses">
          <Sentence
            value={DOCTOR[own ? 'sentence' : 'kinSentence'].map((text) => ({
              text,
              tone: 'plain',
            }))}
          />
        </div>
        {own && <Seg label={DOCTOR.form} options={formOptions} value={form} onChange={setForm} />}
        {!page && query.isError && (
          <ErrorState text={DOCTOR.failed} onRetry={() => void query.refetch()} />
        )}
        {!settled && <Skeleton lines={14} />}
        {settled && <Told page={page} />}
        {page && elder && own && (
          <Button variant="outline" onClick={() => printSheet(page)}>
            {DOCTOR.print}
          </Button>
        )}
      </div>
      {sending && (
        <Suspense>
          <SendLink form={form} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Page>
  )
}
