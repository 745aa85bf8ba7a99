import type { ChoiceGroup } from './ChoiceList.tsx'
import { LazyChoiceList, usePrepareChoiceList } from './LazyChoiceList.tsx'
import type { SelectOption } from './SelectField.tsx'
import { SheetField } from './SheetField.tsx'

interface ChoiceFieldProps {
  label: string
  /** Empty while nothing is chosen. A stored value that is not offered is shown as it is. */
  value: string
  options: readonly SelectOption[]
  /** The same options under headings. */
  groups?: readonly ChoiceGroup[]
  placeholder: string
  onChange: (value: string) => void
}

/** One of a long list that can be searched; choosing closes it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, options, groups, placeholder, onChange } = props
  usePrepareChoiceList()
  const shown = options.find((option) => option.value === value)?.text ?? value

  return (
    <SheetField label={label} shown={shown} placeholder={placeholder}>
      {(answer) => (
        <LazyChoiceList
          label={label}
          options={options}
          groups={groups}
          chosen={[value]}
          search
          onChoose={(chosen) => answer(() => onChange(chosen))}
        />
      )}
    </SheetField>
  )
}
