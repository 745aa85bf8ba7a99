import { ETHNIC_GROUPS, ETHNIC_INDEX } from '../../../shared/product/ethnic-groups.ts'
import { ChoiceField } from '../../../shared/ui/fields/ChoiceField.tsx'
import { PERSON } from './copy.ts'

const OTHER = { value: PERSON.otherGroup, text: PERSON.otherGroup }
const OPTIONS = [...ETHNIC_GROUPS.map((name) => ({ value: name, text: name })), OTHER]
const GROUPS = [...ETHNIC_INDEX, { title: PERSON.otherGroup, sign: '他', options: [OTHER] }]

interface EthnicityFieldProps {
  value: string
  onChange: (name: string) => void
}

/** 民族: the 56 groups and 其他. */
export const EthnicityField = ({ value, onChange }: EthnicityFieldProps) => (
  <ChoiceField
    label={PERSON.labels.ethnicity}
    value={value}
    options={OPTIONS}
    groups={GROUPS}
    placeholder={PERSON.choose}
    onChange={onChange}
  />
)
