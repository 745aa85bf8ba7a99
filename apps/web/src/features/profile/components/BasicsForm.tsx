import { HEALTH_ANSWERS } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { Card } from '../../../shared/ui/Card.tsx'
import { Seg } from '../../../shared/ui/Seg.tsx'
import { SelectField, type SelectOption } from '../../../shared/ui/SelectField.tsx'
import { profileCopy } from '../copy.ts'
import { birthYears, type FirstForm, monthDays, RANGES, wholeNumbers } from '../model/first-form.ts'

const GENDERS = [
  { value: '1', text: HEALTH_ANSWERS.sex[1] },
  { value: '2', text: HEALTH_ANSWERS.sex[2] },
] as const

const plain = (values: string[]): SelectOption[] => values.map((value) => ({ value, text: value }))

interface BasicsFormProps {
  form: FirstForm
  onAnswer: (answer: Partial<FirstForm>) => void
}

// A form that is open at midnight may offer one year too few.
const TODAY = shanghaiDay(new Date())

function Birthday({ form, onAnswer }: BasicsFormProps) {
  const { choose, year, month, day, yearUnit, monthUnit, dayUnit } = profileCopy

  return (
    <Card title={profileCopy.birthday} flush>
      <SelectField
        label={year}
        placeholder={choose}
        unit={yearUnit}
        value={form.year}
        options={plain(birthYears(TODAY))}
        onChange={(value) => onAnswer({ year: value })}
      />
      <SelectField
        label={month}
        placeholder={choose}
        unit={monthUnit}
        value={form.month}
        options={plain(wholeNumbers({ low: 1, high: 12 }))}
        onChange={(value) => onAnswer({ month: value })}
      />
      <SelectField
        label={day}
        placeholder={choose}
        unit={dayUnit}
        value={form.day}
        options={plain(monthDays(form))}
        onChange={(value) => onAnswer({ day: value })}
      />
    </Card>
  )
}

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
      <Birthday form={form} onAnswer={onAnswer} />
      <Card flush>
        {MEASURES.map(({ field, label, unit }) => (
          <SelectField
            key={field}
            label={label}
            placeholder={profileCopy.choose}
            unit={unit}
            value={form[field]}
            options={plain(wholeNumbers(RANGES[field]))}
            onChange={(value) => onAnswer({ [field]: value })}
          />
        ))}
      </Card>
    </>
  )
}
