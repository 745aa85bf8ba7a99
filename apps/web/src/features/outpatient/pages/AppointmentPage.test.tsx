import { contract } from '@kangban/contracts'
import { addDays } from '@kangban/china-time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { type Answers, brokenConnection, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { keepDraft } from '../model/draft.ts'
import AppointmentPage from './AppointmentPage.tsx'

const STORED = contract.files.uploadFile.example?.output
const [EXAMPLE] = contract.outpatient.listAppointments.example?.output ?? []
const INFO = contract.profile.getHealthInfo.example?.output
const USER = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true }
const DAYS = { from: addDays(todayInChina(), 3), to: addDays(todayInChina(), 6) }
const wire = (day: string) => day.split('-').map(Number).join('.')
const OWN = { ...EXAMPLE, expectDate: `${wire(DAYS.from)}-${wire(DAYS.to)}` }
const CONSENT = { kind: 'health-data', version: '2023-11-20', givenAt: '2026-03-02T10:00:00+08:00' }
let uploads = 0

const service = (answers: Answers = {}) =>
  startService({
    'account.listConsents': () => [CONSENT],
    'outpatient.listAppointments': () => [],
    'profile.getHospital': () => null,
    'profile.getHealthInfo': () => ({ ...INFO, name: '王桂兰', idNo: '999999195003142049' }),
    'files.uploadFile': () => ({ ...STORED, id: `f${++uploads}` }),
    ...answers,
  })

const open = (query = '') => renderPage(AppointmentPage, `/makeanappointment${query}`)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

const stored = (): string => localStorage.getItem('kangban.outpatient.new') ?? ''

/** The days are chosen on wheels, which the browser tests turn; here they were chosen before. */
const daysChosen = (days = DAYS) => keepDraft(null, 'U1', { changes: days, pictures: null })

async function filled(days = DAYS) {
  daysChosen(days)
  const page = open()
  await screen.findByLabelText('期望医院')
  type('期望医院', '市第一人民医院')
  type('期望科室', '心血管内科')
  return page
}

async function confirmed(): Promise<void> {
  press('提交')
  fireEvent.click(await screen.findByRole('button', { name: '确认提交' }))
}

const group = (name: string) => within(screen.getByRole('region', { name }))

const choose = (name: string, count: number) =>
  fireEvent.change(group(name).getByLabelText(/拍照或选图/), {
    target: {
      files: Array.from(
        { length: count },
        (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }),
      ),
    },
  })

beforeAll(loadContracts)

beforeEach(() => {
  uploads = 0
  let made = 0
  localStorage.clear()
  useSession.setState({ token: 'token', user: USER })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})

afterEach(() => {
  setHost(undefined)
  useToasts.setState({ items: [] })
  useSession.setState({ token: '', user: null })
  vi.useRealTimers()
})

describe('the form', () => {
  it('knows name, ID number and phone, shows the ends of the latter until they are touched, and keeps what was changed', async () => {
    service()
    const first = open()
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('王桂兰')

    expect([field('身份证号').value, field('联系电话').value]).toEqual([
      '999999********2049',
      '138****0001',
    ])

    fireEvent.focus(field('身份证号'))
    expect(field('身份证号').value).toBe('999999195003142049')
    fireEvent.focus(field('联系电话'))
    type('联系电话', '139-0000 0002x')
    expect(field('联系电话').value).toBe('13900000002')
    first.unmount()
    open()
    expect((await screen.findByLabelText<HTMLInputElement>('联系电话')).value).toBe('13900000002')
    expect(screen.getByText('上次没提交的内容还在，可以接着填。')).toBeDefined()
    // What the profile knows is not written down on the phone.
    expect(stored()).not.toContain('999999195003142049')
    press('清空重填')
    expect(field('联系电话').value).toBe('138****0001')
    expect(stored()).not.toContain('13900000002')
  })

  it('[OUTPATIENT-16] asks for what is missing with one message each, and sends nothing', async () => {
    const world = service({ 'profile.getHealthInfo': () => ({ ...INFO, name: null, idNo: null }) })
    open()
    await screen.findByLabelText('姓名')
    fireEvent.focus(field('联系电话'))
    type('联系电话', '12345')
    press('提交')
    expect((await screen.findAllByText('请输入就诊人姓名')).length).toBeGreaterThan(0)

    for (const message of [
      '请输入正确的身份证号',
      '请输入正确的手机号格式',
      '请输入期望就诊医院',
      '请输入期望就诊科室',
      '请选择期望就诊日期，开始日期不能晚于结束日期',
    ])
      expect(screen.getByText(message)).toBeDefined()

    expect(screen.queryByRole('dialog', { name: '请您核对' })).toBeNull()
    expect(world.callsOf('outpatient.requestAppointment')).toEqual([])
  })

  it('does not take a day that has passed since it was chosen', async () => {
    const world = service()
    const from = addDays(todayInChina(), -1)
    await filled({ from, to: DAYS.to })
    press('提交')
    expect((await screen.findAllByText('期望就诊日期不能早于今天')).length).toBeGreaterThan(0)
    expect(world.callsOf('outpatient.requestAppointment')).toEqual([])
  })

  it('[OUTPATIENT-08] takes nine pictures a group: then there is no place for a tenth', async () => {
    service()
    open()
    await screen.findByLabelText('姓名')
    choose('其他资料（可不传）', 2)
    choose('诊断报告（可不传）', 10)
    const reports = group('诊断报告（可不传）')
    expect(await reports.findByText('已传好 9/9 张')).toBeDefined()
    expect(reports.getByText('最多 9 张，多选的 1 张没有加进来。')).toBeDefined()
    expect(reports.queryByLabelText(/拍照或选图/)).toBeNull()
    expect(group('其他资料（可不传）').getByLabelText(/拍照或选图/)).toBeDefined()
  })

  it('waits for pictures that did not come through, and keeps those that did for the next time', async () => {
    const world = service()
    const first = await filled()
    choose('诊断报告（可不传）', 1)
    await screen.findByText('已传好 1/1 张')
    world.answer('files.uploadFile', () => refused('imageSpaceFull'))
    choose('其他资料（可不传）', 1)
    await screen.findByRole('button', { name: '重试第 1 张' })
    press('提交')
    expect((await screen.findAllByText(/有 1 张图没传上/)).length).toBeGreaterThan(0)
    first.unmount()
    open()
    await screen.findByLabelText('姓名')
    expect(group('诊断报告（可不传）').getByText('1/9 张')).toBeDefined()
    expect(group('其他资料（可不传）').getByText('0/9 张')).toBeDefined()
  })

  it('asks for the consent before anything else', async () => {
    const world = service({ 'account.listConsents': () => [] })
    open()
    expect(await screen.findByText('预约前，请您同意')).toBeDefined()
    expect(screen.queryByLabelText('姓名')).toBeNull()
    world.answer('account.listConsents', () => [CONSENT])
    world.answer('account.giveConsent', () => CONSENT)
    press('同意并继续')
    expect(await screen.findByLabelText('姓名')).toBeDefined()
    expect(world.callsOf('account.giveConsent')).toHaveLength(1)
  })

  it('offers the hospitals that were named before, and no others', async () => {
    service({
      'outpatient.listAppointments': () => [OWN],
      'profile.getHospital': () => ({ name: '北京医院', phone: '010-12345678' }),
    })

    open()
    const known = within(await screen.findByRole('group', { name: '填过的医院' }))

    expect(known.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '北京医院',
      '市第一人民医院',
    ])

    fireEvent.click(known.getByRole('button', { name: '北京医院' }))
    expect(field('期望医院').value).toBe('北京医院')
  })
})

describe('sending', () => {
  it('[OUTPATIENT-12] [CONFLICT-15] succeeds when the data is 1000, also as text; any other data says nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const world = service({ 'outpatient.requestAppointment': () => promise })
    await filled()
    await confirmed()
    await screen.findByRole('button', { name: /^正在提交/ })
    await waitFor(() => expect(world.callsOf('outpatient.requestAppointment')).toHaveLength(1))
    resolve(9999)

    await waitFor(() =>
      expect(screen.getByRole('button', { name: '提交' })).toHaveProperty('disabled', false),
    )

    expect(screen.queryByText('提交成功')).toBeNull()
    world.answer('outpatient.requestAppointment', () => '1000')
    await confirmed()
    expect(await screen.findByText('提交成功')).toBeDefined()
    expect(screen.getByText(/请留意 138\*{4}0001 的来电/)).toBeDefined()
    expect(localStorage.getItem('kangban.outpatient.new')).toBeNull()

    const keys = world
      .callsOf('outpatient.requestAppointment')
      .map(({ headers }) => headers.get('idempotency-key'))

    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('[OUTPATIENT-15] [CONFLICT-06] of a failure only the shared rules speak: the page has no words of its own, and what was written stays', async () => {
    service({ 'outpatient.requestAppointment': () => refused('appointmentNotSent') })
    await filled()
    const before = screen.getByRole('main').textContent
    await confirmed()
    expect(await screen.findByText('预约没有发送出去，请稍后再试')).toBeDefined()

    await waitFor(() =>
      expect(screen.getByRole('button', { name: '提交' })).toHaveProperty('disabled', false),
    )

    expect(screen.getByRole('main').textContent).toBe(before)
    expect(field('期望医院').value).toBe('市第一人民医院')
  })

  it('[OUTPATIENT-13] [OUTPATIENT-14] says 提交成功 for 2 s, then the app closes the page', async () => {
    service()
    const host = simulatedHost()
    setHost(host)
    await filled()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await confirmed()
    expect(await screen.findByText('提交成功')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1700))
    expect(screen.getByText('提交成功')).toBeDefined()
    expect(host.calls.map(({ action }) => action)).not.toContain('closeWebView')
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(host.calls.map(({ action }) => action)).toContain('closeWebView')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(screen.queryByText('提交成功')).toBeNull())
  })

  it('[OUTPATIENT-09] [OUTPATIENT-10] the app is told how many are left, and its pictures are those of the group', async () => {
    service()
    const images = [1, 2, 3, 4].map((at) => ({ id: `n${at}`, url: `https://x.example/${at}.jpg` }))
    const host = simulatedHost({ images })
    setHost(host)
    open()
    await screen.findByLabelText('姓名')
    const add = () => group('诊断报告（可不传）').getByRole('button', { name: /拍照或选图/ })
    fireEvent.click(add())
    expect(await screen.findByText('已传好 4/4 张')).toBeDefined()
    fireEvent.click(add())
    await waitFor(() => expect(host.calls).toHaveLength(2))
    expect(host.calls.map(({ parameters }) => parameters)).toEqual([{ remain: 9 }, { remain: 5 }])
    expect(group('其他资料（可不传）').getByText('0/9 张')).toBeDefined()
  })
})

describe('own appointments', () => {
  it('say that there are none, that they could not be read, and offer to try again', async () => {
    const world = service({ 'outpatient.listAppointments': brokenConnection })
    open('?view=mine')
    const retry = await screen.findByRole('button', { name: '重试' })
    world.answer('outpatient.listAppointments', () => [])
    fireEvent.click(retry)
    expect(await screen.findByText('还没有预约过。')).toBeDefined()
  })

  it('show one as it stands with hidden numbers, which can be cancelled after a question', async () => {
    const world = service({ 'outpatient.listAppointments': () => [OWN] })
    open(`?id=${OWN.id}`)
    const detail = within(await screen.findByRole('region', { name: '预约详情' }))
    expect(detail.getByText('999999********2049')).toBeDefined()
    expect(detail.getByText('已提交')).toBeDefined()
    expect(screen.getByText('预约编号 6F0D2C4B')).toBeDefined()
    press('取消预约')
    fireEvent.click(await screen.findByRole('button', { name: '不取消' }))
    expect(world.callsOf('outpatient.cancelAppointment')).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const at = '2026-03-03T10:00:00+08:00'

    world.answer('outpatient.listAppointments', () => [
      { ...OWN, state: 'cancelled', cancelledAt: at },
    ])

    press('取消预约')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '修改' })).toBeNull())

    expect(world.callsOf('outpatient.cancelAppointment').map(({ body }) => body)).toEqual([
      { id: OWN.id },
    ])
  })

  it('are changed in the form as they stand', async () => {
    const world = service({ 'outpatient.listAppointments': () => [OWN] })
    open(`?id=${OWN.id}&change=1`)
    expect((await screen.findByLabelText<HTMLInputElement>('期望科室')).value).toBe('心血管内科')
    expect(screen.queryByRole('radiogroup', { name: '给谁预约' })).toBeNull()
    type('期望科室', '神经内科')
    await confirmed()
    expect(await screen.findByText('提交成功')).toBeDefined()

    expect(world.callsOf('outpatient.changeAppointment').map(({ body }) => body)).toMatchObject([
      {
        id: OWN.id,
        expectKeShi: '神经内科',
        idNo: OWN.idNo,
        diagnosticReportIds: OWN.diagnosticReports?.[0]?.id,
      },
    ])
  })

  it('that are over cannot be changed, and an unknown one is said to be unknown', async () => {
    service({ 'outpatient.listAppointments': () => [{ ...OWN, state: 'past' }] })
    const first = open(`?id=${OWN.id}&change=1`)
    expect(await screen.findByText('日期已过')).toBeDefined()
    expect(screen.queryByRole('button', { name: '修改' })).toBeNull()
    first.unmount()
    open('?id=other')
    expect(await screen.findByText('没有找到这个预约。')).toBeDefined()
  })
})

it('on a documented back end asks by documented calls alone, without pictures and a list', async () => {
  const world = service({ 'outpatient.requestAppointment': () => '1000' })
  testConfig({ backend: 'documented' })
  daysChosen()
  open('?view=mine')
  await screen.findByLabelText('期望医院')
  expect(screen.queryByRole('radio', { name: /我的预约/ })).toBeNull()
  expect(screen.queryByLabelText(/拍照或选图/)).toBeNull()
  type('期望医院', '市第一人民医院')
  type('期望科室', '心血管内科')
  await confirmed()
  expect(await screen.findByText('提交成功')).toBeDefined()
  expect(world.asked).toEqual(['/api/user/v1/health', '/api/outpatient/v1/assist-send-email'])
  press('再约一个')
  expect((await screen.findByLabelText<HTMLInputElement>('期望医院')).value).toBe('')
})
