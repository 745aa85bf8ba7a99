import { useState } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import { FieldButton } from './FieldButton.tsx'
import type { SelectOption } from './SelectField.tsx'
import { Sheet } from './Sheet.tsx'

interface ChoiceFieldProps {
  label: string
  /** Empty while nothing is chosen. A stored value that is not offered is shown as it is. */
  value: string
  options: readonly SelectOption[]
  placeholder: string
  onChange: (value: string) => void
}

/** One of a long list that can be searched; choosing closes it. */
export function ChoiceField({ label, value, options, placeholder, onChange }: ChoiceFieldProps) {
  const [open, setOpen] = useState(false)
  const shown = options.find((option) => option.value === value)?.text ?? value

  const choose = (chosen: string) => {
    setOpen(false)
    onChange(chosen)
  }

  return (
    <>
      <FieldButton
        label={label}
        value={shown}
        placeholder={placeholder}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <ChoiceList label={label} options={options} chosen={[value]} search onChoose={choose} />
      </Sheet>
    </>
  )
}
