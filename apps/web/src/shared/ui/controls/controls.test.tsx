import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'
import { LoadState } from '../states/LoadState.tsx'
import { Row } from '../parts/Row.tsx'
import { Seg } from './Seg.tsx'
import { StateTag } from '../parts/StateTag.tsx'

function DigitsExample() {
  const [value, setValue] = useState('')

  return (
    <Field
      label="验证码"
      digitsOnly
      maxLength={6}
      value={value}
      onChange={setValue}
      error={value === '9' ? '不对' : null}
    />
  )
}

describe('the field', () => {
  it('[FORMAT-01] strips what is no digit as it is typed', () => {
    render(<DigitsExample />)
    const input = screen.getByLabelText<HTMLInputElement>('验证码')
    fireEvent.change(input, { target: { value: '1a2b3' } })
    expect(input.value).toBe('123')
    expect(input.inputMode).toBe('numeric')
  })

  it('keeps all digits of a pasted number, and no more than there may be', () => {
    render(<DigitsExample />)
    const input = screen.getByLabelText<HTMLInputElement>('验证码')
    expect(input.maxLength).toBe(-1)
    fireEvent.change(input, { target: { value: '12-34-56' } })
    expect(input.value).toBe('123456')
    fireEvent.change(input, { target: { value: '12345678' } })
    expect(input.value).toBe('123456')
  })

  it('keeps nothing that is not seen, as it comes with what is pasted', () => {
    const kept: string[] = []
    const keep = (value: string) => void kept.push(value)
    render(<Field label="姓名" value="" onChange={keep} />)

    render(
      <TextArea
        label="内容"
        value=""
        onChange={keep}
        placeholder=""
        rows={2}
        most={9}
        count={String}
      />,
    )

    for (const label of ['姓名', '内容'])
      fireEvent.change(screen.getByLabelText(label), {
        target: { value: '\u202A王\u200B桂兰\uFEFF👩\u200D⚕️\u202C' },
      })

    expect(kept).toEqual(['王桂兰👩\u200D⚕️', '王桂兰👩\u200D⚕️'])
  })

  it('names its error', () => {
    render(<DigitsExample />)
    const input = screen.getByLabelText('验证码')
    fireEvent.change(input, { target: { value: '9' } })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })
})

const DAYS = [
  { value: 'day', text: '日' },
  { value: 'week', text: '周' },
  { value: 'month', text: '月' },
] as const

it('the segments are a radio group that the arrow keys walk', () => {
  const chosen = vi.fn<(value: string) => void>()
  render(<Seg label="时段" options={DAYS} value="month" onChange={chosen} />)
  const radios = screen.getAllByRole('radio')

  expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual([
    'false',
    'false',
    'true',
  ])

  expect(radios.map((radio) => radio.tabIndex)).toEqual([-1, -1, 0])
  const [, , month] = radios
  if (month) fireEvent.keyDown(month, { key: 'ArrowRight' })
  expect(chosen).toHaveBeenCalledWith('day')
})

it('a row is a link, a button or plain text', () => {
  render(
    <MemoryRouter>
      <Row title="甲" to="/mine" />
      <Row title="乙" onClick={() => undefined} />
      <Row title="丙" href="tel:120" />
      <Row title="丁" />
    </MemoryRouter>,
  )

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mine',
    'tel:120',
  ])

  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('a state is told by shape and word, not by colour alone', () => {
  const { container } = render(<StateTag state="high" text="偏高" />)
  expect(container.textContent).toBe('▲偏高')
})

const query = (data: string[] | undefined, isError = false) => ({
  data,
  isError,
  refetch: vi.fn<() => Promise<unknown>>(async () => undefined),
})

const state = (given: ReturnType<typeof query>) => (
  <LoadState query={given} isEmpty={(list) => list.length === 0}>
    {(list) => <p>{list.join()}</p>}
  </LoadState>
)

describe('what is being loaded', () => {
  it('shows bones, content or that there is nothing', () => {
    const { rerender } = render(state(query(undefined)))
    expect(screen.getByRole('status', { name: /正在加载/ })).toBeTruthy()
    rerender(state(query([])))
    expect(screen.getByText('暂无数据~')).toBeTruthy()
    rerender(state(query(['a'])))
    expect(screen.getByText('a')).toBeTruthy()
  })

  it('offers another try after a failure, and keeps what was there', () => {
    const failed = query(undefined, true)
    const { rerender } = render(state(failed))
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(failed.refetch).toHaveBeenCalledOnce()
    rerender(state(query(['a'], true)))
    expect(screen.getByText('a')).toBeTruthy()
  })
})
