import { useState } from 'react'
import { choiceCopy as copy } from '../late-copy.ts'
import { Field } from '../controls/Field.tsx'
import { LazyNumberWheel, usePrepareWheels } from './lazy-wheels.ts'
import { SheetField } from './SheetField.tsx'
import { WheelForm } from './WheelForm.tsx'

interface NumberFieldProps {
  label: string
  /** Null while nothing is chosen. */
  value: number | null
  /** What is offered, in steps of one. */
  range: { low: number; high: number }
  /** Where the wheel stands while nothing is chosen. */
  start: number
  unit: string
  placeholder: string
  onChange: (value: number) => void
}

type ChooserProps = Omit<NumberFieldProps, 'placeholder'>

function Chooser({ label, value, range, start, unit, onChange }: ChooserProps) {
  const { low, high } = range
  const isOffered = (number: number) => number >= low && number <= high
  const [turned, setTurned] = useState(Math.min(high, Math.max(low, value ?? start)))
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const wrong = text !== '' && !isOffered(Number(text))

  const type = (typed: string) => {
    setText(typed)
    setChecked(false)
    if (isOffered(Number(typed))) setTurned(Number(typed))
  }

  const turn = (number: number) => {
    setTurned(number)
    if (number !== turned) setText('')
  }

  const typed = (
    <Field
      label={copy.typed(label, unit)}
      digitsOnly
      autoComplete="off"
      maxLength={String(high).length}
      value={text}
      error={checked && wrong ? copy.numberOutside(low, high) : null}
      hint={copy.orTurn}
      onBlur={() => setChecked(true)}
      onChange={type}
    />
  )

  return (
    <WheelForm typed={typed} onConfirm={() => (wrong ? setChecked(true) : onChange(turned))}>
      <LazyNumberWheel name={`${label}，${unit}`} range={range} value={turned} onChange={turn} />
    </WheelForm>
  )
}

/** A whole number of a range. A stored value outside it stays shown, and the wheel opens at the nearest one. */
export function NumberField({ placeholder, ...field }: NumberFieldProps) {
  const { label, value, unit, onChange } = field
  usePrepareWheels()

  return (
    <SheetField
      label={label}
      shown={value === null ? '' : `${value} ${unit}`}
      placeholder={placeholder}
    >
      {(answer) => <Chooser {...field} onChange={(number) => answer(() => onChange(number))} />}
    </SheetField>
  )
}
