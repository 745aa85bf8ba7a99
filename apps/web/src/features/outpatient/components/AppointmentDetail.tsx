import { APPOINTMENT_FIELDS, appointmentNumber } from '@kangban/contracts'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { formatDateTime, todayInChina } from '../../../shared/format/date.ts'
import { maskIdNumber } from '../../../shared/format/mask-id-number.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { StoredPictures } from '../../../shared/product/photos/StoredPictures.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { OUTPATIENT, OWN } from '../copy.ts'
import { type OwnAppointment, spanText } from '../model/own.ts'
import { AppointmentLines, type Line } from './AppointmentLines.tsx'
import { StateLine } from './StateLine.tsx'
import { useCancel } from './use-cancel.ts'

const visitLines = (one: OwnAppointment): Line[] => [
  [APPOINTMENT_FIELDS.expectHospital, one.expectHospital],
  [APPOINTMENT_FIELDS.expectKeShi, one.expectKeShi],
  [APPOINTMENT_FIELDS.expectDate, spanText(one.expectDate, todayInChina())],
  [APPOINTMENT_FIELDS.userName, one.userName],
  [APPOINTMENT_FIELDS.idNo, maskIdNumber(one.idNo)],
  [APPOINTMENT_FIELDS.userPhone, maskPhone(one.userPhone)],
  [APPOINTMENT_FIELDS.baoXiaoMethod, one.baoXiaoMethod || OUTPATIENT.none],
  [APPOINTMENT_FIELDS.diseaseDescription, one.diseaseDescription || OUTPATIENT.none],
]

/** When each mail went out. */
const stepLines = ({ createdAt, changedAt, cancelledAt }: OwnAppointment): Line[] =>
  (
    [
      [OWN.createdAt, createdAt],
      [OWN.changedAt, changedAt],
      [OWN.cancelledAt, cancelledAt],
    ] as const
  ).flatMap(([label, at]) => (at ? [[label, formatDateTime(at)] as const] : []))

interface AppointmentDetailProps {
  appointment: OwnAppointment
  onChange: () => void
}

/** One appointment as it stands, and what can still be done about it. */
export function AppointmentDetail({ appointment, onChange }: AppointmentDetailProps) {
  const elder = useSettings((state) => state.elder)
  const { id, state, diagnosticReports, otherMaterials } = appointment
  const { cancel, cancelling } = useCancel(id)
  const { service } = runtimeConfig().phones

  const spoken = visitLines(appointment)
    .slice(0, 4)
    .map(([label, value]) => `${label}，${value}。`)

  const actions = state === 'submitted' && (
    <>
      <Button variant="danger" busy={cancelling} onClick={() => void cancel()}>
        {cancelling ? OWN.cancelling : OWN.cancel}
      </Button>
      <Button variant="outline" disabled={cancelling} onClick={onChange}>
        {OWN.change}
      </Button>
    </>
  )

  return (
    <Page title={OUTPATIENT.title} back bottom={actions}>
      <Sentence value={OWN.sentences[state]} />
      {elder && <ReadAloud text={`${OWN.sentences[state]}${spoken.join('')}`} />}
      <Card title={OWN.detail} right={<StateLine state={state} />}>
        <AppointmentLines lines={visitLines(appointment)} />
      </Card>
      {diagnosticReports.length > 0 && (
        <Card title={APPOINTMENT_FIELDS.diagnosticReportIds}>
          <StoredPictures images={diagnosticReports} />
        </Card>
      )}
      {otherMaterials.length > 0 && (
        <Card title={APPOINTMENT_FIELDS.otherMaterialIds}>
          <StoredPictures images={otherMaterials} />
        </Card>
      )}
      <Card title={OWN.steps}>
        <AppointmentLines lines={stepLines(appointment)} />
        <p className="hint mt-s2">{OWN.number(appointmentNumber(id))}</p>
      </Card>
      <Card flush>
        <Row title={OWN.call} value={service} href={telLink(service)} />
      </Card>
    </Page>
  )
}
