import { HEALTH_ANSWERS } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { DateField } from '../../../shared/ui/fields/DateField.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { profileCopy } from '../copy.ts'
import { FIRST_BIRTHDAY, type FirstForm, RANGES, USUAL } from '../model/first-form.ts'

const GENDERS = [
  { value: '1', text: HEALTH_ANSWERS.sex[1] },
  { value: '2', text: HEALTH_ANSWERS.sex[2] },
] as const

interface BasicsFormProps {
  form: FirstForm
  onAnswer: (answer: Partial<FirstForm>) => void
}

// A form that is open at midnight may offer one day too few.
const TODAY = shanghaiDay(new Date())

const MEASURES = [
  { field: 'height', label: profileCopy.height, unit: profileCopy.cm },
  { field: 'weight', label: profileCopy.weight, unit: profileCopy.kg },
  { field: 'waistline', label: profileCopy.waistline, unit: profileCopy.cm },
] as const

/** Gender, birthday and the three measures. */
export function BasicsForm({ form, onAnswer }: BasicsFormProps) {
  return (
    <>
      <Card>
        <div className="line gap-s4">
          <span>{profileCopy.gender}</span>
          <div className="fill">
            <Seg
              label={profileCopy.gender}
              options={GENDERS}
              value={form.sex || null}
              onChange={(sex) => onAnswer({ sex })}
            />
          </div>
        </div>
      </Card>
      <Card flush>
        <DateField
          label={profileCopy.birthday}
          value={form.birthday}
          min={FIRST_BIRTHDAY}
          max={TODAY}
          start={USUAL.birthday}
          placeholder={profileCopy.choose}
          onChange={(birthday) => onAnswer({ birthday })}
        />
        {MEASURES.map(({ field, label, unit }) => (
          <NumberField
            key={field}
            label={label}
            value={form[field] === '' ? null : Number(form[field])}
            range={RANGES[field]}
            start={USUAL[field]}
            unit={unit}
            placeholder={profileCopy.choose}
            onChange={(number) => onAnswer({ [field]: String(number) })}
          />
        ))}
      </Card>
    </>
  )
}
