import { HEALTH_ANSWERS, type HealthAnswer } from '@kangban/contracts'
import { LazyChoiceList } from '../../../shared/ui/fields/LazyChoiceList.tsx'
import { SheetField } from '../../../shared/ui/fields/SheetField.tsx'
import { PERSON } from '../parts/copy.ts'

interface CodeFieldProps {
  answer: HealthAnswer
  label: string
  value: number | null
  onChange: (code: number) => void
}

/** One of the documented answers of a question. */
export function CodeField({ answer, label, value, onChange }: CodeFieldProps) {
  const words: Readonly<Record<number, string>> = HEALTH_ANSWERS[answer]
  const options = Object.entries(words).map(([code, text]) => ({ value: code, text }))

  return (
    <SheetField
      label={label}
      shown={value === null ? '' : (words[value] ?? '')}
      placeholder={PERSON.choose}
    >
      {(done) => (
        <LazyChoiceList
          label={label}
          options={options}
          chosen={[`${value}`]}
          onChoose={(code) => done(() => onChange(Number(code)))}
        />
      )}
    </SheetField>
  )
}
