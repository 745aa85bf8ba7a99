import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../stores/settings.ts'
import type { CascadeColumn } from './cascade-column.ts'
import styles from './choice-list.module.css'
import { LazyChoiceList, usePrepareChoiceList } from './LazyChoiceList.tsx'
import { choiceCopy as copy } from '../late-copy.ts'
import { LazyCascadeWheels, usePrepareWheels } from './lazy-wheels.ts'
import { SheetField } from './SheetField.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { Skeleton } from '../states/Skeleton.tsx'
import { WheelForm } from './WheelForm.tsx'

/** The texts of both levels. */
export interface CascadeValue {
  first: string
  second: string
}

type Columns = readonly CascadeColumn[]

interface CascadeFieldProps {
  label: string
  /** What the levels are called, e.g. 省 and 市. */
  levels: readonly [first: string, second: string]
  /** Null while nothing is chosen. A stored value that is not offered is shown as it is. */
  value: CascadeValue | null
  /** Or how to fetch them, where they are many: when the field is opened. */
  columns: Columns | (() => Promise<Columns>)
  placeholder: string
  /** Called when both levels are chosen, with the key of the second. */
  onChange: (value: CascadeValue, keyId: string) => void
}

type FieldProps = Omit<CascadeFieldProps, 'placeholder'>
type ChooserProps = FieldProps & { columns: Columns }

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
      <LazyChoiceList
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
      <LazyChoiceList
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

/** Side by side, or below each other where they have no room: a list is read more easily than turned, too. */
function Chooser(props: ChooserProps) {
  const large = useSettings(({ elder, extraLarge }) => elder || extraLarge)
  return large ? <Lists {...props} /> : <TurnedBoth {...props} />
}

function Fetched({ load, ...props }: FieldProps & { load: () => Promise<Columns> }) {
  const [columns, setColumns] = useState<Columns | 'failed' | null>(null)

  useEffect(() => {
    if (columns) return undefined
    let closed = false

    load().then(
      (fetched) => !closed && setColumns(fetched),
      () => !closed && setColumns('failed'),
    )

    return () => void (closed = true)
  }, [columns, load])

  if (columns === null) return <Skeleton lines={5} />
  if (columns === 'failed') return <ErrorState onRetry={() => setColumns(null)} />
  return <Chooser {...props} columns={columns} />
}

/** One of the first level and one of what belongs to it; the first alone is no answer. */
export function CascadeField({ placeholder, ...field }: CascadeFieldProps) {
  const { label, value, columns, onChange } = field
  usePrepareWheels()
  usePrepareChoiceList()

  const shown = !value
    ? ''
    : value.first === value.second
      ? value.first
      : `${value.first} ${value.second}`

  return (
    <SheetField label={label} shown={shown} placeholder={placeholder}>
      {(answer) => {
        const props: FieldProps = {
          ...field,
          onChange: (chosen, keyId) => answer(() => onChange(chosen, keyId)),
        }

        return typeof columns === 'function' ? (
          <Fetched {...props} load={columns} />
        ) : (
          <Chooser {...props} columns={columns} />
        )
      }}
    </SheetField>
  )
}
