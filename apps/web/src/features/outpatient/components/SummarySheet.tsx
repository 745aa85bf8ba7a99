import { APPOINTMENT_FIELDS, type Appointment, splitImageIds } from '@kangban/contracts'
import { useRef } from 'react'
import { todayInChina } from '../../../shared/format/date.ts'
import { maskIdNumber } from '../../../shared/format/mask-id-number.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { OUTPATIENT } from '../copy.ts'
import { spanText } from '../model/own.ts'
import { AppointmentLines, type Line } from './AppointmentLines.tsx'

const picturesText = (ids: string): string => {
  const { length } = splitImageIds(ids)
  return length > 0 ? OUTPATIENT.pictures(length) : OUTPATIENT.noPictures
}

const linesOf = (input: Appointment): Line[] => [
  [APPOINTMENT_FIELDS.userName, input.userName],
  [APPOINTMENT_FIELDS.idNo, maskIdNumber(input.idNo)],
  [APPOINTMENT_FIELDS.userPhone, input.userPhone],
  [APPOINTMENT_FIELDS.expectHospital, input.expectHospital],
  [APPOINTMENT_FIELDS.expectKeShi, input.expectKeShi],
  [APPOINTMENT_FIELDS.expectDate, spanText(input.expectDate, todayInChina())],
  [APPOINTMENT_FIELDS.baoXiaoMethod, input.baoXiaoMethod || OUTPATIENT.none],
  [APPOINTMENT_FIELDS.diseaseDescription, input.diseaseDescription || OUTPATIENT.none],
  [APPOINTMENT_FIELDS.diagnosticReportIds, picturesText(input.diagnosticReportIds)],
  [APPOINTMENT_FIELDS.otherMaterialIds, picturesText(input.otherMaterialIds)],
]

interface SummarySheetProps {
  open: boolean
  input: Appointment
  onClose: () => void
  onConfirm: () => void
}

/** All that is about to be sent, once more. */
export function SummarySheet({ open, input, onClose, onConfirm }: SummarySheetProps) {
  const confirmed = useRef(false)

  const close = () => {
    onClose()
    if (confirmed.current) onConfirm()
    confirmed.current = false
  }

  return (
    <Sheet open={open} title={OUTPATIENT.summary} onClose={close}>
      {(leave) => (
        <div className="grid gap-s4">
          <AppointmentLines lines={linesOf(input)} />
          <p className="note">{OUTPATIENT.summaryNote}</p>
          <Button
            onClick={() => {
              // A second tap would go a step further back.
              if (confirmed.current) return
              confirmed.current = true
              leave()
            }}
          >
            {OUTPATIENT.confirm}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
