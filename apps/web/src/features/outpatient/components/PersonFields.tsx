import { PHONE_DIGITS } from '@kangban/contracts/constants'
import { maskIdNumber } from '../../../shared/format/mask-id-number.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { OUTPATIENT } from '../copy.ts'
import type { Draft } from '../model/draft.ts'
import { MaskedField } from './MaskedField.tsx'
import type { Errors } from './use-sending.ts'

const LONGEST_NAME = 30
const LONGEST_ID = 18

const WHOM = [
  { value: 'me', text: OUTPATIENT.me },
  { value: 'family', text: OUTPATIENT.family },
] as const

export interface FieldsProps {
  draft: Draft
  /** What the form began with. */
  base: Draft
  errors: Errors
  onChange: (changed: Partial<Draft>) => void
}

interface PersonFieldsProps extends FieldsProps {
  /** Of a change the person stays who it was. */
  askWhom: boolean
}

const upper = (text: string): string => text.toUpperCase().replaceAll(/\s/g, '')

/** As on the card, to be compared with it: in large letters the field is too narrow for all 18. */
const inParts = (idNo: string): string | undefined =>
  idNo.length === LONGEST_ID
    ? `${idNo.slice(0, 6)} ${idNo.slice(6, 14)} ${idNo.slice(14)}`
    : undefined

/** Who goes to see the doctor, and who is called. */
export function PersonFields({ draft, base, errors, onChange, askWhom }: PersonFieldsProps) {
  const own = draft.whom === 'me'
  const [name, idNo] = own ? [draft.userName, draft.idNo] : [draft.familyName, draft.familyIdNo]

  return (
    <Card title={OUTPATIENT.person}>
      <div className="grid gap-s3">
        {askWhom && (
          <Seg
            label={OUTPATIENT.forWhom}
            options={WHOM}
            value={draft.whom}
            onChange={(whom) => onChange({ whom })}
          />
        )}
        <Field
          label={OUTPATIENT.userName}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete={own ? 'name' : 'off'}
          error={errors.userName}
          onChange={(text) => onChange(own ? { userName: text } : { familyName: text })}
        />
        <MaskedField
          key={draft.whom}
          label={OUTPATIENT.idNo}
          value={idNo}
          known={own ? base.idNo : ''}
          mask={maskIdNumber}
          maxLength={LONGEST_ID}
          autoComplete="off"
          autoCapitalize="characters"
          error={errors.idNo}
          hint={inParts(idNo)}
          onChange={(text) => onChange(own ? { idNo: upper(text) } : { familyIdNo: upper(text) })}
        />
        <MaskedField
          label={OUTPATIENT.userPhone}
          value={draft.userPhone}
          known={base.userPhone}
          mask={maskPhone}
          digitsOnly
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_DIGITS}
          error={errors.userPhone}
          hint={OUTPATIENT.phoneHint}
          onChange={(userPhone) => onChange({ userPhone })}
        />
      </div>
    </Card>
  )
}
