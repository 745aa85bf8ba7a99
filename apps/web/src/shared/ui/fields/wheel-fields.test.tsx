import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useSettings } from '../../../stores/settings.ts'
import { CascadeField, type CascadeValue } from './CascadeField.tsx'
import { DateField } from './DateField.tsx'
import { NumberField } from './NumberField.tsx'

// So that no test waits for the library to be read.
beforeAll(() => import('../antd/wheels.ts'))

const COLUMNS = [
  { text: '北京市', children: [{ keyId: '1101', text: '北京市' }] },
  {
    text: '浙江省',
    children: [
      { keyId: '3301', text: '杭州市' },
      { keyId: '3302', text: '宁波市' },
    ],
  },
]

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.getByRole('button', { name })

/** The keys of a wheel; the library comes when it is needed. */
const wheel = (name: string | RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name })

const turn = async (name: string | RegExp, value: string) =>
  fireEvent.change(await wheel(name), { target: { value } })

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

const ends = ({ options }: HTMLSelectElement) => [
  options[0]?.value,
  options[options.length - 1]?.value,
  options.length,
]

function Height({
  stored = null,
  told,
}: {
  stored?: number | null
  told?: (value: number) => void
}) {
  const [value, setValue] = useState(stored)

  const change = (next: number) => {
    setValue(next)
    told?.(next)
  }

  return (
    <NumberField
      label="身高"
      value={value}
      range={{ low: 150, high: 200 }}
      start={165}
      unit="厘米"
      placeholder="请选择"
      onChange={change}
    />
  )
}

describe('a number of a range', () => {
  it('offers every whole one by keys, and counts when it is confirmed', async () => {
    const told = vi.fn<(value: number) => void>()
    render(<Height told={told} />)
    tap(/^身高/)
    const keys = await wheel('身高，厘米')
    expect(keys.value).toBe('165')
    expect(ends(keys)).toEqual(['150', '200', 51])
    await turn('身高，厘米', '163')
    expect(told).not.toHaveBeenCalled()
    tap('确定')
    await dialogGone()
    expect(told.mock.calls).toEqual([[163]])
    expect(field(/^身高/).textContent).toContain('163 厘米')
  })

  it('is turned by a finger too, which screen readers do not hear of', async () => {
    const told = vi.fn<(value: number) => void>()
    render(<Height told={told} />)
    tap(/^身高/)
    await wheel('身高，厘米')
    const dialog = screen.getByRole('dialog')
    const row = within(dialog).getByText('171', { selector: '[aria-hidden=true] *' })
    fireEvent.click(row)
    await waitFor(async () => expect((await wheel('身高，厘米')).value).toBe('171'))
    tap('确定')
    await dialogGone()
    expect(told).toHaveBeenCalledWith(171)
  })

  it('changes nothing when it is closed', async () => {
    const told = vi.fn<(value: number) => void>()
    render(<Height told={told} />)
    tap(/^身高/)
    await turn('身高，厘米', '163')
    tap('关闭')
    await dialogGone()
    expect(told).not.toHaveBeenCalled()
  })

  it('keeps showing a stored value outside it, and opens at the nearest one', async () => {
    render(<Height stored={146} />)
    expect(field(/^身高/).textContent).toContain('146 厘米')
    tap(/^身高/)
    expect((await wheel('身高，厘米')).value).toBe('150')
  })

  it('can be typed in elderly mode, and says what cannot be taken', async () => {
    const told = vi.fn<(value: number) => void>()
    useSettings.setState({ elder: true })
    render(<Height told={told} />)
    tap(/^身高/)
    await wheel('身高，厘米')
    type(/直接输入身高/, '16')
    tap('确定')
    expect(screen.getByRole('alert').textContent).toBe('请输入 150 到 200 之间的整数')
    type(/直接输入身高/, '163')
    expect((await wheel('身高，厘米')).value).toBe('163')
    tap('确定')
    await dialogGone()
    expect(told.mock.calls).toEqual([[163]])
  })

  it('is only turned in normal mode', async () => {
    render(<Height />)
    tap(/^身高/)
    await wheel('身高，厘米')
    expect(screen.queryByLabelText(/直接输入/)).toBeNull()
  })
})

function Birthday({ told }: { told: (day: string) => void }) {
  const [value, setValue] = useState('')

  const change = (day: string) => {
    setValue(day)
    told(day)
  }

  return (
    <DateField
      label="出生日期"
      value={value}
      min="1900-01-01"
      max="2026-11-20"
      start="1955-06-15"
      placeholder="请选择"
      onChange={change}
    />
  )
}

describe('a day', () => {
  it('has a named wheel each for year, month and day, and offers no day that there is not', async () => {
    const told = vi.fn<(day: string) => void>()
    render(<Birthday told={told} />)
    tap(/^出生日期/)
    expect(ends(await wheel('出生日期年'))).toEqual(['1900', '2026', 127])
    expect((await wheel('出生日期年')).selectedOptions[0]?.text).toBe('1955年')
    await turn('出生日期年', '2026')
    await turn('出生日期月', '11')
    expect(ends(await wheel('出生日期月'))).toEqual(['1', '11', 11])
    expect(ends(await wheel('出生日期日'))).toEqual(['1', '20', 20])
    await turn('出生日期日', '18')
    tap('确定')
    await dialogGone()
    expect(told.mock.calls).toEqual([['2026-11-18']])
  })

  it('can be typed in elderly mode, where the years on the way to it are not taken', async () => {
    const told = vi.fn<(day: string) => void>()
    useSettings.setState({ elder: true })
    render(<Birthday told={told} />)
    tap(/^出生日期/)
    await wheel('出生日期年')
    for (const day of ['0001-03-18', '0019-03-18', '0195-03-18']) type(/直接输入出生日期/, day)
    tap('确定')
    expect(screen.getByRole('alert').textContent).toContain('2026-11-20')
    type(/直接输入出生日期/, '1954-03-18')
    expect((await wheel('出生日期年')).value).toBe('1954')
    tap('确定')
    await dialogGone()
    expect(told.mock.calls).toEqual([['1954-03-18']])
  })
})

function Residence({ told }: { told: (value: CascadeValue, keyId: string) => void }) {
  const [value, setValue] = useState<CascadeValue | null>(null)

  const change = (next: CascadeValue, keyId: string) => {
    setValue(next)
    told(next, keyId)
  }

  return (
    <CascadeField
      label="居住地"
      levels={['省', '市']}
      value={value}
      columns={COLUMNS}
      placeholder="请选择"
      onChange={change}
    />
  )
}

describe('two levels', () => {
  it('turns the second wheel to what belongs to the first', async () => {
    const told = vi.fn<(value: CascadeValue, keyId: string) => void>()
    render(<Residence told={told} />)
    tap(/^居住地/)
    await turn('省', '浙江省')
    expect((await wheel('市')).value).toBe('3301')
    await turn('市', '3302')
    expect(told).not.toHaveBeenCalled()
    tap('确定')
    await dialogGone()
    expect(told).toHaveBeenCalledWith({ first: '浙江省', second: '宁波市' }, '3302')
    expect(field(/^居住地/).textContent).toContain('浙江省 宁波市')
    tap(/^居住地/)
    expect((await wheel('市')).value).toBe('3302')
  })

  describe('as lists, in elderly mode', () => {
    it('needs both: the first alone is no answer, and can be chosen again', async () => {
      const told = vi.fn<(value: CascadeValue, keyId: string) => void>()
      useSettings.setState({ elder: true })
      render(<Residence told={told} />)
      tap(/^居住地/)
      await screen.findByRole('button', { name: '浙江省' })
      tap('浙江省')
      expect(told).not.toHaveBeenCalled()
      expect(document.activeElement?.textContent).toContain('浙江省，重选')
      tap('浙江省，重选')
      tap('浙江省')
      tap('宁波市')
      await dialogGone()
      expect(told).toHaveBeenCalledWith({ first: '浙江省', second: '宁波市' }, '3302')
    })

    it('asks nothing more where there is only one', async () => {
      const told = vi.fn<(value: CascadeValue, keyId: string) => void>()
      useSettings.setState({ elder: true })
      render(<Residence told={told} />)
      tap(/^居住地/)
      await screen.findByRole('button', { name: '北京市' })
      tap('北京市')
      await dialogGone()
      expect(told).toHaveBeenCalledWith({ first: '北京市', second: '北京市' }, '1101')
    })
  })
})
