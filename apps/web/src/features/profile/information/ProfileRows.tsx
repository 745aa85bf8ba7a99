import { isIdNumber } from '@kangban/contracts'
import { hasRoute } from '../../../config/screens.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { maskIdNumber } from '../../../shared/format/mask-id-number.ts'
import { DateField } from '../../../shared/ui/fields/DateField.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { PERSON } from '../parts/copy.ts'
import { EthnicityField } from '../parts/EthnicityField.tsx'
import { ResidenceField } from '../parts/ResidenceField.tsx'
import { FIRST_BIRTHDAY, USUAL } from '../parts/usual.ts'
import { CodeField } from './CodeField.tsx'
import { INFORMATION } from './copy.ts'
import { HistoryLink } from './HistoryLink.tsx'
import { changesOfIdNumber, type Changes, LONGEST, type Profile, RANGES } from './profile-form.ts'
import { TextDialog } from './TextDialog.tsx'

const { labels } = PERSON

const MEASURES = [
  { field: 'height', unit: PERSON.cm },
  { field: 'weight', unit: PERSON.kg },
  { field: 'waistline', unit: PERSON.cm },
] as const

const HABITS = [
  'sleepQuality',
  'smokingStatus',
  'drinkingStatus',
  'dietaryHabits',
  'dietPreference',
  'exerciseFreq',
] as const

interface RowsProps {
  profile: Profile
  onChange: (changes: Changes) => void
}

const Basics = ({ profile, onChange }: RowsProps) => (
  <Card title={INFORMATION.basics} flush>
    <TextDialog
      label={labels.name}
      value={profile.name ?? ''}
      longest={LONGEST.name}
      onChange={(name) => onChange({ name })}
    />
    <CodeField
      answer="sex"
      label={labels.gender}
      value={profile.sex}
      onChange={(sex) => onChange({ sex } as Changes)}
    />
    <DateField
      label={labels.birthday}
      value={profile.birthday ?? ''}
      min={FIRST_BIRTHDAY}
      max={todayInChina()}
      start={USUAL.birthday}
      placeholder={PERSON.choose}
      onChange={(birthday) => onChange({ birthday })}
    />
    {MEASURES.map(({ field, unit }) => (
      <NumberField
        key={field}
        label={labels[field]}
        value={profile[field]}
        range={RANGES[field]}
        start={USUAL[field]}
        unit={unit}
        placeholder={PERSON.choose}
        onChange={(number) => onChange({ [field]: number })}
      />
    ))}
    {hasRoute('/weight') && <Row title={INFORMATION.weights} to="/weight" />}
    <EthnicityField
      value={profile.ethnicity ?? ''}
      onChange={(ethnicity) => onChange({ ethnicity })}
    />
    <ResidenceField
      value={profile.residence ?? ''}
      onChange={(residence) => onChange({ residence })}
    />
    <CodeField
      answer="industry"
      label={labels.industry}
      value={profile.industry}
      onChange={(industry) => onChange({ industry } as Changes)}
    />
  </Card>
)

const Habits = ({ profile, onChange }: RowsProps) => (
  <Card title={INFORMATION.habits} flush>
    {HABITS.map((field) => (
      <CodeField
        key={field}
        answer={field}
        label={labels[field]}
        value={profile[field]}
        onChange={(code) => onChange({ [field]: code })}
      />
    ))}
  </Card>
)

const Papers = ({ profile, onChange }: RowsProps) => (
  <Card title={INFORMATION.contact} flush>
    <TextDialog
      label={labels.idNo}
      value={profile.idNo ?? ''}
      shown={maskIdNumber(profile.idNo ?? '')}
      longest={LONGEST.idNo}
      hint={INFORMATION.idFollows}
      refusal={(text) => (isIdNumber(text.toUpperCase()) ? null : INFORMATION.idWrong)}
      onChange={(text) => onChange(changesOfIdNumber(text))}
    />
    <TextDialog
      label={labels.userDetailAddress}
      value={profile.userDetailAddress ?? ''}
      longest={LONGEST.userDetailAddress}
      onChange={(userDetailAddress) => onChange({ userDetailAddress })}
    />
    <TextDialog
      label={labels.communityPhone}
      value={profile.communityPhone ?? ''}
      longest={LONGEST.communityPhone}
      digitsOnly
      hint={INFORMATION.phoneHint}
      onChange={(communityPhone) => onChange({ communityPhone })}
    />
  </Card>
)

/** Everything that is kept of the person, each row with its picker or dialog. */
export const ProfileRows = (props: RowsProps) => (
  <>
    <Basics {...props} />
    <HistoryLink />
    <Habits {...props} />
    <Papers {...props} />
  </>
)
