import CascadePickerView from 'antd-mobile/es/components/cascade-picker-view'
import { useMemo } from 'react'
import type { CascadeColumn } from '../fields/cascade-column.ts'
import { Wheels } from './Wheels.tsx'

/** Text of the first level, key of the second. */
export interface CascadePlace {
  first: string
  keyId: string
}

interface CascadeWheelsProps {
  /** What the levels are called, e.g. 省 and 市. */
  names: readonly [first: string, second: string]
  columns: readonly CascadeColumn[]
  value: CascadePlace
  onChange: (place: CascadePlace) => void
}

/** Two levels, the second of which belongs to the first. */
export function CascadeWheels({ names, columns, value, onChange }: CascadeWheelsProps) {
  const { first, keyId } = value

  const options = useMemo(
    () =>
      columns.map(({ text, children }) => ({
        label: text,
        value: text,
        children: children.map((child) => ({ label: child.text, value: child.keyId })),
      })),
    [columns],
  )

  const chosen = useMemo(() => [first, keyId], [first, keyId])
  const children = columns.find(({ text }) => text === first)?.children ?? []

  const keys = [
    { name: names[0], value: first, options: columns.map(({ text }) => ({ value: text, text })) },
    {
      name: names[1],
      value: keyId,
      options: children.map((child) => ({ value: child.keyId, text: child.text })),
    },
  ]

  const turn = (wheel: number, to: string) => {
    const below = columns.find(({ text }) => text === to)?.children[0]?.keyId ?? ''
    onChange(wheel === 0 ? { first: to, keyId: below } : { first, keyId: to })
  }

  return (
    <Wheels keys={keys} onKey={turn}>
      {(byFinger) => (
        <CascadePickerView
          mouseWheel
          options={options}
          value={chosen}
          onChange={([text, key]) =>
            byFinger() && onChange({ first: String(text), keyId: String(key ?? '') })
          }
        />
      )}
    </Wheels>
  )
}
