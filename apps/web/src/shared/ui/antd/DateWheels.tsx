import { generateDatePickerColumns } from 'antd-mobile/es/components/date-picker/date-picker-utils'
import DatePickerView, {
  type DatePickerViewProps,
} from 'antd-mobile/es/components/date-picker-view'
import { useMemo } from 'react'
import { wheelCopy as copy } from '../late-copy.ts'
import { type DayRange, fromLocalDate, movedTo, partsOf, toLocalDate } from './wheel-day.ts'
import { Wheels } from './Wheels.tsx'

interface DateWheelsProps extends DayRange {
  /** What the day is, e.g. 出生日期. */
  name: string
  /** YYYY-MM-DD, within the range. */
  value: string
  onChange: (day: string) => void
}

const WHEELS = [
  { unit: 'year', name: copy.year, text: copy.ofYear },
  { unit: 'month', name: copy.month, text: copy.ofMonth },
  { unit: 'day', name: copy.day, text: copy.ofDay },
] as const

const label: NonNullable<DatePickerViewProps['renderLabel']> = (unit, number) =>
  WHEELS.find((wheel) => wheel.unit === unit)?.text(number)

/** Year, month and day; no wheel offers what the range or the month does not have. */
export function DateWheels({ name, value, min, max, onChange }: DateWheelsProps) {
  const [date, first, last] = useMemo(
    () => [toLocalDate(value), toLocalDate(min), toLocalDate(max)] as const,
    [value, min, max],
  )

  const parts = partsOf(value).map(String)
  const columns = generateDatePickerColumns(parts, first, last, 'day', label, undefined)

  const keys = WHEELS.map((wheel, at) => ({
    name: `${name}${wheel.name}`,
    value: parts[at] ?? '',
    options: (columns[at] ?? []).map((row) => {
      const number = typeof row === 'string' ? row : String(row.value)
      return { value: number, text: wheel.text(Number(number)) }
    }),
  }))

  return (
    <Wheels
      isDate
      keys={keys}
      onKey={(wheel, to) => onChange(movedTo(value, { wheel, to: Number(to) }, { min, max }))}
    >
      {(byFinger) => (
        <DatePickerView
          mouseWheel
          value={date}
          min={first}
          max={last}
          renderLabel={label}
          onChange={(chosen) => byFinger() && onChange(fromLocalDate(chosen))}
        />
      )}
    </Wheels>
  )
}
