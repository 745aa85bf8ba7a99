import { addDays } from '@kangban/china-time'
import { REIMBURSEMENTS } from '@kangban/contracts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { TextArea } from '../../../shared/ui/controls/TextArea.tsx'
import { DateField } from '../../../shared/ui/fields/DateField.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { OUTPATIENT } from '../copy.ts'
import { DepartmentField } from './DepartmentField.tsx'
import type { FieldsProps } from './PersonFields.tsx'
import styles from './visit-fields.module.css'

const LONGEST = { hospital: 60, description: 500 } as const
/** Half a year: nobody arranges a visit for later. */
const DAYS_AHEAD = 180

const METHODS = REIMBURSEMENTS.map((value) => ({ value, text: value }))

/** A span of days from today on, each on wheels. */
function DaysCard({ draft, errors, onChange }: Omit<FieldsProps, 'base'>) {
  const today = todayInChina()
  const last = addDays(today, DAYS_AHEAD)

  return (
    <Card title={OUTPATIENT.expectDate}>
      <div className={styles.days}>
        <DateField
          label={OUTPATIENT.from}
          value={draft.from}
          min={today}
          max={last}
          start={today}
          placeholder={OUTPATIENT.choose}
          onChange={(from) => onChange({ from, to: draft.to < from ? from : draft.to })}
        />
        <DateField
          label={OUTPATIENT.to}
          value={draft.to}
          min={draft.from > today ? draft.from : today}
          max={last}
          start={draft.from || today}
          placeholder={OUTPATIENT.choose}
          onChange={(to) => onChange({ to })}
        />
      </div>
      <p
        className={errors.expectDate ? 'small bad lines-15 mt-s2' : 'hint mt-s2'}
        role={errors.expectDate && 'alert'}
      >
        {errors.expectDate ?? OUTPATIENT.dateHint}
      </p>
    </Card>
  )
}

interface VisitFieldsProps extends FieldsProps {
  hospitals: readonly string[]
}

/** Where, when, how it is paid for, and why. */
export function VisitFields(props: VisitFieldsProps) {
  const { draft, errors, hospitals, onChange } = props

  return (
    <>
      <Card title={OUTPATIENT.visit}>
        <div className="grid gap-s3">
          <Field
            label={OUTPATIENT.expectHospital}
            value={draft.expectHospital}
            maxLength={LONGEST.hospital}
            placeholder={OUTPATIENT.hospitalPlaceholder}
            autoComplete="off"
            error={errors.expectHospital}
            onChange={(expectHospital) => onChange({ expectHospital })}
          />
          {hospitals.length > 0 && (
            <Chips
              label={OUTPATIENT.hospitals}
              options={hospitals.map((name) => ({ value: name, text: name }))}
              value={draft.expectHospital}
              onChange={(expectHospital) => onChange({ expectHospital })}
            />
          )}
          <DepartmentField
            value={draft.expectKeShi}
            error={errors.expectKeShi}
            onChange={(expectKeShi) => onChange({ expectKeShi })}
          />
        </div>
      </Card>
      <DaysCard {...props} />
      <Card
        title={OUTPATIENT.baoXiaoMethod}
        right={<span className="note">{OUTPATIENT.optional}</span>}
      >
        <Chips
          label={OUTPATIENT.baoXiaoMethod}
          options={METHODS}
          value={draft.baoXiaoMethod}
          onChange={(method) =>
            onChange({ baoXiaoMethod: method === draft.baoXiaoMethod ? '' : method })
          }
        />
      </Card>
      <Card>
        <TextArea
          label={OUTPATIENT.diseaseDescription}
          value={draft.diseaseDescription}
          placeholder={OUTPATIENT.diseasePlaceholder}
          rows={4}
          most={LONGEST.description}
          count={OUTPATIENT.count}
          error={errors.diseaseDescription}
          onChange={(diseaseDescription) => onChange({ diseaseDescription })}
        />
      </Card>
    </>
  )
}
