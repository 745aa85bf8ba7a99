import { SelectField } from './SelectField.tsx'

interface NumberFieldProps {
  label: string
  /** Null while nothing is chosen. */
  value: number | null
  /** What is offered, in steps of one. */
  range: { low: number; high: number }
  unit: string
  placeholder: string
  onChange: (value: number) => void
}

/** A whole number of a range. A stored value outside it stays shown, and the picker opens at the nearest one. */
export function NumberField({
  label,
  value,
  range,
  unit,
  placeholder,
  onChange,
}: NumberFieldProps) {
  const { low, high } = range
  const offered = Array.from({ length: high - low + 1 }, (_, index) => low + index)

  const kept =
    value !== null && (value < low || value > high)
      ? [{ value: `${value}`, text: `${value}`, kept: true }]
      : []

  const options = offered.map((number) => ({ value: `${number}`, text: `${number}` }))

  return (
    <SelectField
      label={label}
      value={value === null ? '' : `${value}`}
      options={value !== null && value < low ? [...kept, ...options] : [...options, ...kept]}
      unit={unit}
      placeholder={placeholder}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
