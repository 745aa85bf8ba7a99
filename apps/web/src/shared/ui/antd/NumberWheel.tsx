import PickerView from 'antd-mobile/es/components/picker-view'
import { useMemo } from 'react'
import { Wheels } from './Wheels.tsx'

interface NumberWheelProps {
  name: string
  /** What is offered, in steps of one. */
  range: { low: number; high: number }
  value: number
  onChange: (value: number) => void
}

/** A whole number. */
export function NumberWheel({ name, range: { low, high }, value, onChange }: NumberWheelProps) {
  const numbers = useMemo(
    () => Array.from({ length: high - low + 1 }, (_, index) => String(low + index)),
    [low, high],
  )

  const columns = useMemo(() => [numbers], [numbers])
  const chosen = useMemo(() => [String(value)], [value])
  const options = numbers.map((number) => ({ value: number, text: number }))

  return (
    <Wheels
      keys={[{ name, value: String(value), options }]}
      onKey={(_, number) => onChange(Number(number))}
    >
      {(byFinger) => (
        <PickerView
          mouseWheel
          columns={columns}
          value={chosen}
          onChange={([number]) => byFinger() && onChange(Number(number))}
        />
      )}
    </Wheels>
  )
}
