import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import styles from './choice-list.module.css'
import { ChoiceList } from './ChoiceList.tsx'
import { uiCopy } from '../copy.ts'
import { choiceCopy as copy } from '../late-copy.ts'
import type { SelectOption } from './SelectField.tsx'
import { SheetField } from './SheetField.tsx'

/** No value of an option. */
const NONE = ''

interface MultiChoiceFieldProps {
  label: string
  /** Null while nothing was answered; empty is the answer `none`. */
  value: readonly string[] | null
  options: readonly SelectOption[]
  /** The answer that excludes all others, e.g. 以上都没有; where it is missing, at least one has to be chosen. */
  none?: string
  placeholder: string
  search?: boolean
  onChange: (value: readonly string[]) => void
}

type ChooserProps = Omit<MultiChoiceFieldProps, 'placeholder'>

/** Keeps its choice to itself until it is confirmed: closing the sheet changes nothing. */
function Chooser({ label, value, options, none, search, onChange }: ChooserProps) {
  const [draft, setDraft] = useState(value)
  const all = none === undefined ? options : [...options, { value: NONE, text: none }]
  const chosen = draft?.length === 0 ? [NONE] : (draft ?? [])

  const toggle = (one: string) => {
    if (one === NONE) return setDraft(draft?.length === 0 ? null : [])

    const next = draft?.includes(one)
      ? draft.filter((other) => other !== one)
      : [...(draft ?? []), one]

    return setDraft(next.length === 0 ? null : next)
  }

  // In the order of the list, whatever the order of the taps.
  const answer = () =>
    onChange(options.map((option) => option.value).filter((one) => draft?.includes(one)))

  return (
    <>
      <ChoiceList
        label={label}
        options={all}
        chosen={chosen}
        multiple
        search={search}
        onChoose={toggle}
      />
      <div className={styles.done}>
        <Button disabled={draft === null} onClick={answer}>
          {draft === null
            ? copy.chooseFirst
            : draft.length === 0
              ? uiCopy.confirm
              : copy.done(draft.length)}
        </Button>
      </div>
    </>
  )
}

/** Any number of a list, or none of it. */
export function MultiChoiceField({ placeholder, ...field }: MultiChoiceFieldProps) {
  const { label, value, options, none = '', onChange } = field
  const texts = value?.map((one) => options.find((option) => option.value === one)?.text ?? one)
  const shown = texts?.length === 0 ? none : (texts?.join('、') ?? '')

  return (
    <SheetField label={label} shown={shown} placeholder={placeholder}>
      {(answer) => <Chooser {...field} onChange={(chosen) => answer(() => onChange(chosen))} />}
    </SheetField>
  )
}
