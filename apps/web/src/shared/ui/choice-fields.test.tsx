import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CascadeField, type CascadeValue } from './CascadeField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DateField } from './DateField.tsx'
import { ETHNIC_GROUPS } from './ethnic-groups.ts'
import { MultiChoiceField } from './MultiChoiceField.tsx'
import { NumberField } from './NumberField.tsx'

const GROUPS = ETHNIC_GROUPS.map((name) => ({ value: name, text: name }))
const TAGS = ['高血压', '糖尿病', '冠心病'].map((name) => ({ value: name, text: name }))

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

const tap = (name: string | RegExp, role = 'button') =>
  fireEvent.click(screen.getByRole(role, { name }))

function OneGroup({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored)

  return (
    <ChoiceField
      label="民族"
      value={value}
      options={GROUPS}
      placeholder="请选择"
      onChange={setValue}
    />
  )
}

describe('one of a long list', () => {
  it('offers the 56 ethnic groups, finds by a part of the name, and shows what is chosen', async () => {
    render(<OneGroup />)
    tap(/民族/)
    const sheet = within(screen.getByRole('dialog', { name: '民族' }))
    expect(sheet.getAllByRole('button', { name: /族$/ })).toHaveLength(56)

    fireEvent.change(sheet.getByRole('searchbox', { name: '在民族里查找' }), {
      target: { value: '吾尔' },
    })

    expect(
      sheet.getAllByRole('button', { name: /族$/ }).map(({ textContent }) => textContent),
    ).toEqual(['维吾尔族'])

    expect(sheet.getByRole('status').textContent).toBe('找到 1 项')
    tap('维吾尔族')
    await dialogGone()
    expect(screen.getByRole('button', { name: /民族/ }).textContent).toContain('维吾尔族')
  })

  it('says when nothing is found', () => {
    render(<OneGroup />)
    tap(/民族/)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '火星' } })
    expect(screen.getByText('没有找到“火星”')).toBeTruthy()
  })

  it('keeps showing a stored value that is not offered', () => {
    render(<OneGroup stored="穿青人" />)
    expect(screen.getByRole('button', { name: /民族/ }).textContent).toContain('穿青人')
  })

  it('marks the chosen one for screen readers too', () => {
    render(<OneGroup stored="回族" />)
    tap(/民族/)
    expect(screen.getByRole('button', { name: '回族', pressed: true })).toBeTruthy()
  })
})

function Diseases({ told }: { told: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[] | null>(null)

  const change = (next: readonly string[]) => {
    setValue(next)
    told(next)
  }

  return (
    <MultiChoiceField
      label="病史"
      value={value}
      options={TAGS}
      none="都没有"
      placeholder="请选择"
      onChange={change}
    />
  )
}

describe('any number of a list', () => {
  it('takes them in the order of the list when they are confirmed', async () => {
    const told = vi.fn<(value: readonly string[]) => void>()
    render(<Diseases told={told} />)
    tap(/病史/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '请先选择' }).disabled).toBe(true)
    tap('冠心病', 'checkbox')
    tap('高血压', 'checkbox')
    tap('选好了（2 项）')
    await dialogGone()
    expect(told).toHaveBeenCalledWith(['高血压', '冠心病'])
    expect(screen.getByRole('button', { name: /病史/ }).textContent).toContain('高血压、冠心病')
  })

  it('has an answer for none of them that excludes the others', async () => {
    const told = vi.fn<(value: readonly string[]) => void>()
    render(<Diseases told={told} />)
    tap(/病史/)
    tap('糖尿病', 'checkbox')
    tap('都没有', 'checkbox')

    expect(screen.getByRole('checkbox', { name: '糖尿病' }).getAttribute('aria-checked')).toBe(
      'false',
    )

    tap('确定')
    await dialogGone()
    expect(told).toHaveBeenCalledWith([])
    expect(screen.getByRole('button', { name: /病史/ }).textContent).toContain('都没有')
  })

  it('changes nothing when it is closed without confirming', async () => {
    const told = vi.fn<(value: readonly string[]) => void>()
    render(<Diseases told={told} />)
    tap(/病史/)
    tap('糖尿病', 'checkbox')
    tap('关闭')
    await dialogGone()
    expect(told).not.toHaveBeenCalled()
    tap(/病史/)

    expect(screen.getByRole('checkbox', { name: '糖尿病' }).getAttribute('aria-checked')).toBe(
      'false',
    )
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
      value={value}
      columns={COLUMNS}
      placeholder="请选择"
      onChange={change}
    />
  )
}

describe('two levels', () => {
  it('needs both: the first alone is no answer, and can be chosen again', async () => {
    const told = vi.fn<(value: CascadeValue, keyId: string) => void>()
    render(<Residence told={told} />)
    tap(/居住地/)
    tap('浙江省')
    expect(told).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toContain('浙江省，重选')
    tap('浙江省，重选')
    tap('浙江省')
    tap('宁波市')
    await dialogGone()
    expect(told).toHaveBeenCalledWith({ first: '浙江省', second: '宁波市' }, '3302')
    expect(screen.getByRole('button', { name: /居住地/ }).textContent).toContain('浙江省 宁波市')
  })

  it('asks nothing more where there is only one', async () => {
    const told = vi.fn<(value: CascadeValue, keyId: string) => void>()
    render(<Residence told={told} />)
    tap(/居住地/)
    tap('北京市')
    await dialogGone()
    expect(told).toHaveBeenCalledWith({ first: '北京市', second: '北京市' }, '1101')
  })
})

const options = () =>
  screen.getAllByRole<HTMLOptionElement>('option').filter(({ value }) => value !== '')

describe('a number of a range', () => {
  it('offers every whole one', () => {
    const told = vi.fn<(value: number) => void>()

    render(
      <NumberField
        label="身高"
        value={null}
        range={{ low: 150, high: 200 }}
        unit="厘米"
        placeholder="请选择"
        onChange={told}
      />,
    )

    expect([options().length, options()[0]?.value, options().at(-1)?.value]).toEqual([
      51,
      '150',
      '200',
    ])

    fireEvent.change(screen.getByLabelText('身高'), { target: { value: '163' } })
    expect(told).toHaveBeenCalledWith(163)
  })

  it('keeps showing a stored value outside it, beside the nearest one and not to be chosen anew', () => {
    render(
      <NumberField
        label="身高"
        value={146}
        range={{ low: 150, high: 200 }}
        unit="厘米"
        placeholder="请选择"
        onChange={() => undefined}
      />,
    )

    expect(screen.getByLabelText<HTMLSelectElement>('身高').value).toBe('146')

    const kept = screen
      .getByLabelText('身高')
      .querySelector<HTMLOptionElement>('option[value="146"]')

    expect([kept?.disabled, kept?.hidden, kept?.nextElementSibling?.textContent]).toEqual([
      true,
      true,
      '150',
    ])
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
      placeholder="请选择"
      onChange={change}
    />
  )
}

const type = (day: string) =>
  fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: day } })

describe('a day', () => {
  it('is taken as soon as it is whole, and not the years on the way to it', () => {
    const told = vi.fn<(day: string) => void>()
    render(<Birthday told={told} />)
    for (const day of ['0001-03-18', '0019-03-18', '0195-03-18', '1954-03-18']) type(day)
    expect(told.mock.calls).toEqual([['1954-03-18']])
    expect(screen.getByLabelText<HTMLInputElement>('出生日期').value).toBe('1954-03-18')
  })

  it('outside the range is refused in words, and the last good one stays', () => {
    const told = vi.fn<(day: string) => void>()
    render(<Birthday told={told} />)
    type('1954-03-18')
    type('2027-01-01')
    fireEvent.blur(screen.getByLabelText('出生日期'))
    expect(screen.getByRole('alert').textContent).toContain('2026-11-20')
    expect(screen.getByLabelText<HTMLInputElement>('出生日期').value).toBe('1954-03-18')
    expect(told).toHaveBeenCalledOnce()
  })
})
