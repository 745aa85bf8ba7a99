import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DateNav, type DateSpan } from './DateNav.tsx'

const TODAY = '2026-11-20'

function show(day: string, span: DateSpan = 'day') {
  const onChange = vi.fn<(day: string) => void>()
  render(<DateNav day={day} span={span} today={TODAY} onChange={onChange} />)
  return onChange
}

const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('选日期'), { target: { value } })

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('steps by one day and stops at today', () => {
  const onChange = show('2026-11-19')
  expect(screen.getByText('11月19日 周四')).toBeDefined()
  press(/前一天/)
  press(/后一天/)
  expect(onChange.mock.calls).toEqual([['2026-11-18'], ['2026-11-20']])
})

it('cannot step beyond today, and says so', () => {
  show(TODAY)

  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一天，还没到' }).disabled).toBe(
    true,
  )
})

it('steps by whole spans that never end after today', () => {
  const onChange = show('2026-11-17', 'week')
  expect(screen.getByText('11月11日–17日')).toBeDefined()
  press(/上周/)
  press(/下周/)
  expect(onChange.mock.calls).toEqual([['2026-11-10'], [TODAY]])
})

it('takes a day from the picker, but none that has not come or is still being typed', () => {
  const onChange = show('2026-11-19')
  choose('2026-12-01')
  choose('0202-02-03')
  choose('2026-02-03')
  expect(onChange.mock.calls).toEqual([['2026-02-03']])
})
