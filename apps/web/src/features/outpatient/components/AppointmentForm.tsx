import { type ReactNode, useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { hasRoute } from '../../../config/screens.ts'
import { host } from '../../../host/host.ts'
import { EMERGENCY, emergencyLink } from '../../../shared/product/emergency.ts'
import { PhotoPicker } from '../../../shared/product/photos/PhotoPicker.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { OUTPATIENT } from '../copy.ts'
import { type Draft, inputOf } from '../model/draft.ts'
import { PersonFields } from './PersonFields.tsx'
import { SummarySheet } from './SummarySheet.tsx'
import { type Beginning, useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'
import { VisitFields } from './VisitFields.tsx'

const ASSIST = '/assist'

/** Uploading is a call of ours; the native app has a way of its own. */
const takesPictures = (): boolean => !isDocumentedOnly() || host().can('uploadImage')

const askToLeave = () =>
  confirm({
    title: OUTPATIENT.leaveTitle,
    content: OUTPATIENT.leaveText,
    okText: OUTPATIENT.leave,
    cancelText: OUTPATIENT.stay,
    tone: 'danger',
  })

interface AppointmentFormProps {
  beginning: Beginning
  hospitals: readonly string[]
  switcher?: ReactNode
  onSent: (phone: string) => void
}

/** All that is asked for an appointment, or for the change of one. */
export function AppointmentForm({ beginning, hospitals, switcher, onSent }: AppointmentFormProps) {
  const elder = useSettings((state) => state.elder)
  const writing = useDraft(beginning)
  const { draft, found, touched, pictures, photos } = writing
  const [summary, setSummary] = useState(false)

  const sending = useSending(beginning.id, () => {
    writing.drop()
    onSent(draft.userPhone)
  })

  const goBack = useLeaveGuard(touched && !sending.sent, askToLeave)
  const isNew = beginning.id === null
  const sentence = isNew ? OUTPATIENT.sentence : OUTPATIENT.changeSentence

  const change = (changed: Partial<Draft>) => {
    writing.change(changed)
    sending.forget()
  }

  const submit = async () => {
    if (await sending.check(writing)) setSummary(true)
  }

  const fields = { draft, base: beginning.draft, errors: sending.errors, onChange: change }

  return (
    <Page
      title={OUTPATIENT.title}
      back={goBack}
      bottom={
        <Button busy={sending.sending || sending.sent} onClick={() => void submit()}>
          {sending.sending ? OUTPATIENT.submitting : OUTPATIENT.submit}
        </Button>
      }
    >
      <Sentence value={sentence} />
      {switcher}
      {elder && <ReadAloud text={`${sentence}${OUTPATIENT.dateHint}`} />}
      {found && (
        <div className="notice line spread gap-s2">
          <p role="status">{OUTPATIENT.kept}</p>
          <Button variant="text" inline onClick={writing.clear}>
            {OUTPATIENT.clear}
          </Button>
        </div>
      )}
      <p className="notice warning">
        {EMERGENCY.when}
        <a href={emergencyLink} className="strong tap inline-line">
          {EMERGENCY.call}
        </a>
      </p>
      <PersonFields {...fields} askWhom={isNew} />
      <VisitFields {...fields} hospitals={hospitals} />
      {takesPictures() && (
        <>
          <PhotoPicker
            title={OUTPATIENT.diagnosticReports}
            uploads={pictures.diagnosticReports}
            error={sending.errors.diagnosticReportIds}
          />
          <PhotoPicker
            title={OUTPATIENT.otherMaterials}
            uploads={pictures.otherMaterials}
            error={sending.errors.otherMaterialIds}
          />
        </>
      )}
      {hasRoute(ASSIST) && (
        <Card flush>
          <Row title={OUTPATIENT.fees} to={ASSIST} />
        </Card>
      )}
      <SummarySheet
        open={summary}
        input={inputOf(draft, photos)}
        onClose={() => setSummary(false)}
        onConfirm={() => sending.send(writing)}
      />
    </Page>
  )
}
