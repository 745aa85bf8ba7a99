import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ChoiceField } from './ChoiceField.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { ETHNIC_GROUPS, ETHNIC_INDEX } from '../../product/ethnic-groups.ts'
import { MultiChoiceField } from './MultiChoiceField.tsx'

const GROUPS = ETHNIC_GROUPS.map((name) => ({ value: name, text: name }))
const TAGS = ['高血压', '糖尿病', '冠心病'].map((name) => ({ value: name, text: name }))

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
      groups={ETHNIC_INDEX}
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
    await sheet.findByRole('searchbox')
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

  it('stands under the initials of the names, each group once, and whole again after a search', async () => {
    render(<OneGroup />)
    tap(/民族/)
    const sheet = within(screen.getByRole('dialog'))
    await sheet.findByRole('searchbox')

    const names = () =>
      sheet.getAllByRole('button', { name: /族$/ }).map(({ textContent }) => textContent ?? '')

    expect(names().toSorted()).toEqual([...ETHNIC_GROUPS].toSorted())
    expect(names().slice(0, 3)).toEqual(['汉族', '阿昌族', '白族'])
    expect(sheet.getAllByRole('heading', { level: 3 })).toHaveLength(ETHNIC_INDEX.length)
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: '藏' } })
    expect(names()).toEqual(['藏族'])
    tap('清空在民族里的查找')
    expect(names()).toHaveLength(56)
    expect(document.activeElement).toBe(sheet.getByRole('searchbox'))
  })

  it('in large type is one list without the strip of letters, which has no room to be hit', () => {
    useSettings.setState({ elder: true })
    render(<OneGroup />)
    tap(/民族/)
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^.+族$/ })).toHaveLength(56)
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
