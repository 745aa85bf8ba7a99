import { HEALTH_ANSWERS, type Wizard } from '@kangban/contracts'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { DateField } from '../../../shared/ui/fields/DateField.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { todayInChina } from '../../../shared/format/date.ts'
import { PERSON } from '../parts/copy.ts'
import { EthnicityField } from '../parts/EthnicityField.tsx'
import { ResidenceField } from '../parts/ResidenceField.tsx'
import type { Location } from '../parts/use-located-residence.ts'
import { placeHint } from './place-hint.ts'
import { FIRST_BIRTHDAY, USUAL } from '../parts/usual.ts'
import { RANGES } from './answers.ts'
import type { FIRST_STEP } from './questions.ts'

const { labels } = PERSON
const UNITS = { height: PERSON.cm, weight: PERSON.kg, waistline: PERSON.cm } as const

const optionsOf = (words: Readonly<Record<1 | 2, string>>) => [
  { value: '1' as const, text: words[1] },
  { value: '2' as const, text: words[2] },
]

const CHOICES = {
  gender: { field: 'avatar', options: optionsOf(HEALTH_ANSWERS.sex) },
  industry: { field: 'industry', options: optionsOf(HEALTH_ANSWERS.industry) },
} as const

interface BasicQuestionProps {
  question: (typeof FIRST_STEP)[number]
  answers: Wizard
  location: Location
  onAnswer: (given: Wizard) => void
  onBirthday: (day: string) => void
}

function Residence({ answers, location, onAnswer }: BasicQuestionProps) {
  const hint = placeHint(location)

  return (
    <>
      <ResidenceField
        value={answers.locationCascaderValue ?? ''}
        onChange={(text, keyId) => onAnswer({ locationCascaderValue: text, location: keyId })}
      />
      {hint && (
        <p className="hint px-s4 pt-s2" role="status">
          {hint}
        </p>
      )}
    </>
  )
}

/** A question of the first step. */
export function BasicQuestion(props: BasicQuestionProps) {
  const { question, answers, onAnswer, onBirthday } = props

  switch (question) {
    case 'gender':

    case 'industry': {
      const { field, options } = CHOICES[question]

      return (
        <div className="grid gap-s2 px-s4 py-s3">
          <span>{labels[question]}</span>
          <Seg
            label={labels[question]}
            options={options}
            value={answers[field] === undefined ? null : `${answers[field]}`}
            onChange={(code) => onAnswer({ [field]: Number(code) })}
          />
        </div>
      )
    }

    case 'birthday':
      return (
        <DateField
          label={labels.birthday}
          value={answers.birthday ?? ''}
          min={FIRST_BIRTHDAY}
          max={todayInChina()}
          start={USUAL.birthday}
          placeholder={PERSON.choose}
          onChange={onBirthday}
        />
      )

    case 'ethnicity':
      return (
        <EthnicityField
          value={answers.ethnicity ?? ''}
          onChange={(ethnicity) => onAnswer({ ethnicity })}
        />
      )

    case 'residence':
      return <Residence {...props} />

    default:
      return (
        <NumberField
          label={labels[question]}
          value={answers[question] ?? null}
          range={RANGES[question]}
          start={USUAL[question]}
          unit={UNITS[question]}
          placeholder={PERSON.choose}
          onChange={(number) => onAnswer({ [question]: number })}
        />
      )
  }
}
