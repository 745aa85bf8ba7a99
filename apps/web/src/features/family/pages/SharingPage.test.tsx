import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AREAS, type FamilyMembers } from '@kangban/contracts'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSettings } from '../../../stores/settings.ts'
import { leaveSubject, useSubject } from '../../../stores/subject.ts'
import { type Answers, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { MOTHER, NOBODY, SON } from '../testing/members.ts'
import SharingPage from './SharingPage.tsx'

/** A service that knows these people, and answers a change with what it made of them. */
const service = (members: Partial<FamilyMembers>, answers: Answers = {}) =>
  startService({
    'family.listMembers': () => ({ ...NOBODY, ...members }),
    'family.listLooks': () => ({
      list: [
        {
          label: SON.label,
          at: '2024-01-02T11:05:00+08:00',
          looks: ['home', 'bloodPressure'],
        },
      ],
    }),
    'contacts.listContacts': () => [],
    ...answers,
  })

const open = () => renderPage(SharingPage, '/sharing')
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => document.querySelector('[data-headline]')?.textContent?.replace(/\s/g, '')

beforeAll(async () => {
  await loadContracts()

  await Promise.all([
    import('../components/AreasSheet.tsx'),
    import('../components/EmergencyCard.tsx'),
    import('../components/HeldCard.tsx'),
    import('../components/InvitationCard.tsx'),
    import('../components/InviteSheet.tsx'),
    import('../components/LooksCard.tsx'),
  ])
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useToasts.setState({ items: [] })
})

afterEach(() => leaveSubject())

it('tells who sees what, who looked, and takes it back after a question', async () => {
  const called = service({ sharedWith: [SON] }, { 'family.changeMembers': () => ({ ...NOBODY }) })

  open()
  await screen.findByRole('heading', { name: SON.label })
  expect(said()).toBe('儿子看得到您的健康，您随时可以收回。')
  const areas = within(screen.getByRole('list', { name: '看得到什么' })).getAllByRole('listitem')

  expect(areas.map((area) => area.textContent)).toEqual([
    '✓ 预警',
    '✓ 每天指标',
    '✓ 心电',
    '✓ 报告',
    '✓ 提醒',
    '– 病历图片看不到',
    '– 身份证号看不到',
  ])

  await screen.findByText('儿子看了首页、血压')
  tap('收回 李建军（儿子）')
  const sure = await screen.findByRole('dialog')
  expect(sure.textContent).toContain('对方立刻看不到')
  fireEvent.click(within(sure).getByRole('button', { name: '收回' }))
  await waitFor(() => expect(said()).toBe('请家人一起看着，您随时可以收回。'))

  expect(called.callsOf('family.changeMembers').at(-1)?.body).toEqual({
    action: 'revoke',
    id: SON.id,
  })
})

it('changes what one of them sees, area by area, but never to nothing', async () => {
  const called = service(
    { sharedWith: [SON] },
    {
      'family.changeMembers': () => ({ ...NOBODY, sharedWith: [{ ...SON, areas: ['warnings'] }] }),
    },
  )

  open()
  await screen.findByRole('heading', { name: SON.label })
  tap('改看得到什么 李建军（儿子）')
  const sheet = within(await screen.findByRole('dialog', { name: '儿子看得到什么' }))
  const turn = (name: string) => fireEvent.click(sheet.getByRole('switch', { name }))
  const save = () => fireEvent.click(sheet.getByRole('button', { name: '保存' }))
  expect(sheet.getAllByRole('switch', { checked: true })).toHaveLength(AREAS.length)
  expect(sheet.getByText('今天的药吃了没有，血压量了没有。')).toBeDefined()
  for (const name of ['预警', '每天指标', '心电', '报告', '提醒']) turn(name)
  save()
  expect(await screen.findByText('请至少选一样；什么都不给看，请用「收回」')).toBeDefined()
  expect(called.callsOf('family.changeMembers')).toHaveLength(0)
  turn('预警')
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  expect(called.callsOf('family.changeMembers').at(-1)?.body).toEqual({
    action: 'share',
    id: SON.id,
    areas: ['warnings'],
  })

  const areas = within(screen.getByRole('list', { name: '看得到什么' })).getAllByRole('listitem')
  expect(areas.map((area) => area.textContent).slice(0, 2)).toEqual(['✓ 预警', '– 每天指标看不到'])
})

it('invites by phone, says what is missing, and keeps what was typed where it was refused', async () => {
  const called = service({}, { 'family.changeMembers': () => refused('invitedTooOften') })

  open()
  fireEvent.click(await screen.findByRole('button', { name: '邀请家人' }))
  const form = await screen.findByRole('dialog', { name: '邀请家人' })
  fireEvent.click(within(form).getByRole('button', { name: '发出邀请' }))
  expect(called.callsOf('family.changeMembers').length).toBe(0)
  fireEvent.change(within(form).getByLabelText('您怎么称呼对方'), { target: { value: '女儿' } })

  fireEvent.change(within(form).getByLabelText('对方的手机号'), {
    target: { value: '13800000009' },
  })

  fireEvent.click(within(form).getByRole('button', { name: '发出邀请' }))
  await waitFor(() => expect(called.callsOf('family.changeMembers').length).toBe(1))

  expect(called.callsOf('family.changeMembers').at(-1)?.body).toEqual({
    action: 'invite',
    label: '女儿',
    phone: '13800000009',
    areas: AREAS,
  })

  expect(within(form).getByLabelText<HTMLInputElement>('对方的手机号').value).toBe('13800000009')
})

it('takes an invitation under the own name for the person, or turns it down', async () => {
  const invitation = {
    id: 'i-1',
    name: '王*兰',
    phone: '138****0001',
    daysLeft: 12,
    areas: ['metrics' as const, 'ecg' as const],
  }

  const called = service(
    { invitations: [invitation] },
    { 'family.changeMembers': () => ({ ...NOBODY, sharedByOthers: [MOTHER] }) },
  )

  open()
  expect(await screen.findByText('接受后，您看得到：每天指标、心电。')).toBeDefined()
  fireEvent.change(await screen.findByLabelText('您怎么称呼对方'), { target: { value: '妈妈' } })
  tap('接受')
  await screen.findByRole('heading', { name: '妈妈' })

  expect(called.callsOf('family.changeMembers').at(-1)?.body).toEqual({
    action: 'accept',
    id: 'i-1',
    label: '妈妈',
  })

  tap('看健康 妈妈')
  await waitFor(() => expect(useSubject.getState().subject?.userCode).toBe(MOTHER.userCode))
})

it('says when the list cannot be had, and gets it with the next try', async () => {
  let fails = true
  service({}, { 'family.listMembers': () => (fails ? refused('busy') : { ...NOBODY }) })
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  fails = false
  fireEvent.click(retry)
  await waitFor(() => expect(said()).toBe('请家人一起看着，您随时可以收回。'))
})

it('has the whole offer in the elderly form too, and can be read aloud', async () => {
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  service({ sharedWith: [SON] })
  useSettings.setState({ elder: true })
  open()
  await screen.findByRole('button', { name: '收回 李建军（儿子）' })
  expect(screen.getByRole('button', { name: /读给我听/ })).toBeDefined()
  expect(screen.getByRole('button', { name: '邀请家人' })).toBeDefined()
})

it('on a back end that keeps the documents alone shows whom to call, and asks nothing else', async () => {
  const called = service({})
  testConfig({ backend: 'documented' })
  open()
  await screen.findByText('紧急联系人')
  expect(said()).toBe('出事时先打给谁，在这里说定。')
  expect(called.callsOf('family.listMembers').length).toBe(0)
})
