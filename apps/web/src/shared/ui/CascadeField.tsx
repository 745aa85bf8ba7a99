import { useEffect, useRef, useState } from 'react'
import styles from './choice-list.module.css'
import { ChoiceList } from './ChoiceList.tsx'
import { choiceCopy as copy } from './copy.ts'
import { FieldButton } from './FieldButton.tsx'
import { Sheet } from './Sheet.tsx'

/** E.g. a province with its cities. */
export interface CascadeColumn {
  text: string
  children: readonly { keyId: string; text: string }[]
}

/** The texts of both levels. */
export interface CascadeValue {
  first: string
  second: string
}

interface CascadeFieldProps {
  label: string
  /** Null while nothing is chosen. A stored value that is not offered is shown as it is. */
  value: CascadeValue | null
  columns: readonly CascadeColumn[]
  placeholder: string
  /** Called when both levels are chosen, with the key of the second. */
  onChange: (value: CascadeValue, keyId: string) => void
}

type ChooserProps = Omit<CascadeFieldProps, 'placeholder'>

function Chooser({ label, value, columns, onChange }: ChooserProps) {
  const top = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState<string | null>(null)
  const column = columns.find(({ text }) => text === first)

  useEffect(() => {
    // The list under the finger has changed: a screen reader goes on at its head.
    if (column) top.current?.querySelector('button')?.focus()
  }, [column])

  const chooseFirst = (text: string) => {
    const [only, ...others] = columns.find((other) => other.text === text)?.children ?? []
    if (only && others.length === 0) onChange({ first: text, second: only.text }, only.keyId)
    else setFirst(text)
  }

  const chooseSecond = (keyId: string) => {
    const child = column?.children.find((one) => one.keyId === keyId)
    if (column && child) onChange({ first: column.text, second: child.text }, keyId)
  }

  if (!column) {
    const options = columns.map(({ text }) => ({ value: text, text }))

    return (
      <ChoiceList
        label={label}
        options={options}
        chosen={[value?.first ?? '']}
        search
        onChoose={chooseFirst}
      />
    )
  }

  const chosen = column.children.find(
    ({ text }) => column.text === value?.first && text === value.second,
  )

  return (
    <div ref={top}>
      <button type="button" className={styles.back} onClick={() => setFirst(null)}>
        <span aria-hidden="true">‹ </span>
        {copy.chooseAgain(column.text)}
      </button>
      <ChoiceList
        label={column.text}
        options={column.children.map(({ keyId, text }) => ({ value: keyId, text }))}
        chosen={[chosen?.keyId ?? '']}
        onChoose={chooseSecond}
      />
    </div>
  )
}

/** One of the first level, then one of what belongs to it; the first alone is no answer. */
export function CascadeField({ placeholder, ...field }: CascadeFieldProps) {
  const { label, value, onChange } = field
  const [open, setOpen] = useState(false)

  const shown = !value
    ? ''
    : value.first === value.second
      ? value.first
      : `${value.first} ${value.second}`

  const choose: CascadeFieldProps['onChange'] = (chosen, keyId) => {
    setOpen(false)
    onChange(chosen, keyId)
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
        <Chooser {...field} onChange={choose} />
      </Sheet>
    </>
  )
}
