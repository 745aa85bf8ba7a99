import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../stores/settings.ts'
import type { CascadeColumn } from './cascade-column.ts'
import styles from './choice-list.module.css'
import { ChoiceList } from './ChoiceList.tsx'
import { choiceCopy as copy } from '../copy.ts'
import { LazyCascadeWheels, usePrepareWheels } from './lazy-wheels.ts'
import { SheetField } from './SheetField.tsx'
import { WheelForm } from './WheelForm.tsx'

/** The texts of both levels. */
export interface CascadeValue {
  first: string
  second: string
}

interface CascadeFieldProps {
  label: string
  /** What the levels are called, e.g. 省 and 市. */
  levels: readonly [first: string, second: string]
  /** Null while nothing is chosen. A stored value that is not offered is shown as it is. */
  value: CascadeValue | null
  columns: readonly CascadeColumn[]
  placeholder: string
  /** Called when both levels are chosen, with the key of the second. */
  onChange: (value: CascadeValue, keyId: string) => void
}

type ChooserProps = Omit<CascadeFieldProps, 'placeholder'>

/** One level below the other as lists that can be searched: to be read without hurry. */
function Lists({ label, value, columns, onChange }: ChooserProps) {
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

const placeOf = ({ text, children }: CascadeColumn, second?: string) => ({
  first: text,
  keyId: (children.find((child) => child.text === second) ?? children[0])?.keyId ?? '',
})

/** Both levels side by side on wheels. */
function TurnedBoth({ levels, value, columns, onChange }: ChooserProps) {
  const stored = columns.find(({ text }) => text === value?.first) ?? columns[0]
  const [turned, setTurned] = useState(() => stored && placeOf(stored, value?.second))

  const confirm = () => {
    const { first = '', keyId = '' } = turned ?? {}
    const children = columns.find(({ text }) => text === first)?.children
    const second = children?.find((child) => child.keyId === keyId)?.text
    if (second !== undefined) onChange({ first, second }, keyId)
  }

  return (
    <WheelForm onConfirm={confirm}>
      {turned && (
        <LazyCascadeWheels names={levels} columns={columns} value={turned} onChange={setTurned} />
      )}
    </WheelForm>
  )
}

/** One of the first level and one of what belongs to it; the first alone is no answer. */
export function CascadeField({ placeholder, ...field }: CascadeFieldProps) {
  const { label, value, onChange } = field
  const large = useSettings(({ elder, extraLarge }) => elder || extraLarge)
  usePrepareWheels()
  // Long names have no room beside each other in large type, and a list is read more easily than turned.
  const Chooser = large ? Lists : TurnedBoth

  const shown = !value
    ? ''
    : value.first === value.second
      ? value.first
      : `${value.first} ${value.second}`

  return (
    <SheetField label={label} shown={shown} placeholder={placeholder}>
      {(answer) => (
        <Chooser {...field} onChange={(chosen, keyId) => answer(() => onChange(chosen, keyId))} />
      )}
    </SheetField>
  )
}
