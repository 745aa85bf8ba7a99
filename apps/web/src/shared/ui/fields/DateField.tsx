import { useState } from 'react'
import { isDay } from '@kangban/china-time'
import { choiceCopy as copy } from '../late-copy.ts'
import { within } from '../antd/wheel-day.ts'
import { Field } from '../controls/Field.tsx'
import { LazyDateWheels, usePrepareWheels } from './lazy-wheels.ts'
import { SheetField } from './SheetField.tsx'
import { WheelForm } from './WheelForm.tsx'

interface DateFieldProps {
  label: string
  /** YYYY-MM-DD; empty while nothing is chosen. */
  value: string
  /** First and last day that may be chosen. */
  min: string
  max: string
  /** Where the wheels stand while nothing is chosen. */
  start: string
  placeholder: string
  onChange: (day: string) => void
}

type ChooserProps = Omit<DateFieldProps, 'placeholder'>

function Chooser({ label, value, min, max, start, onChange }: ChooserProps) {
  const isOffered = (day: string) => isDay(day) && day >= min && day <= max
  const opened = value || start
  const [turned, setTurned] = useState(within(opened, { min, max }))
  // While a year is typed it is 0001, 0019, 0195: these are shown to the typist and to nobody else.
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const wrong = text !== '' && !isOffered(text)

  const type = (typed: string) => {
    setText(typed)
    setChecked(false)
    if (isOffered(typed)) setTurned(typed)
  }

  const turn = (day: string) => {
    setTurned(day)
    if (day !== turned) setText('')
  }

  const typed = (
    <Field
      label={copy.typed(label)}
      type="date"
      min={min}
      max={max}
      value={text}
      error={checked && wrong ? copy.dayOutside(min, max) : null}
      hint={copy.orTurn}
      onBlur={() => setChecked(true)}
      onChange={type}
    />
  )

  return (
    <WheelForm typed={typed} onConfirm={() => (wrong ? setChecked(true) : onChange(turned))}>
      <LazyDateWheels name={label} value={turned} min={min} max={max} onChange={turn} />
    </WheelForm>
  )
}

/** A day, on wheels; in elderly mode also typed. */
export function DateField({ placeholder, ...field }: DateFieldProps) {
  const { label, value, onChange } = field
  usePrepareWheels()

  return (
    <SheetField label={label} shown={value} placeholder={placeholder}>
      {(answer) => <Chooser {...field} onChange={(day) => answer(() => onChange(day))} />}
    </SheetField>
  )
}
