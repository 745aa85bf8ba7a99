import { CascadeField } from '../../../shared/ui/fields/CascadeField.tsx'
import { PERSON } from './copy.ts'
import { loadColumns, residenceOf, residenceText } from './residence.ts'

interface ResidenceFieldProps {
  /** Province and city as one text; empty while nothing is chosen. */
  value: string
  onChange: (text: string, keyId: string) => void
}

/** 居住地: every province and city of China, fetched when it is opened. */
export const ResidenceField = ({ value, onChange }: ResidenceFieldProps) => (
  <CascadeField
    label={PERSON.labels.residence}
    levels={PERSON.levels}
    value={residenceOf(value)}
    columns={loadColumns}
    placeholder={PERSON.choose}
    onChange={(place, keyId) => onChange(residenceText(place), keyId)}
  />
)
