import { addDays } from '@kangban/china-time'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useShell } from '../../../stores/shell.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import EquityPage from './EquityPage.tsx'

let world: FakeService

const DETAIL = {
  code: '0001',
  name: '康伴健康权益卡',
  description: '一人一卡，不可转让。服务通知前取消不收费、不计次；通知后取消按已使用一次计算。',
  validFrom: '2025-12-03',
  validTo: addDays(todayInChina(), 12),
  items: [
    { name: '电话医疗咨询', description: '全科医生电话解答', used: 3, total: 24 },
    { name: '医疗送返', description: '协助平安返回居住地', used: 1, total: 1 },
  ],
}

const open = (detail: unknown = DETAIL, isHave: unknown = 1) => {
  world = fakeService({
    'services.getEntitlementDetail': () => detail,
    'services.getEntitlement': () => ({ isHave }),
  })

  renderPage(EquityPage, '/equity')
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSettings.getState().setElder(false)
})

describe('the page 权益详情', () => {
  it('[EQUITY-01] shows the benefit that equity/v1/detail answers: its dates, its services and what is left of them', async () => {
    open()
    expect(await screen.findByText('康伴健康权益卡')).toBeTruthy()
    expect(screen.getByText(/^有效至 \d{4} 年 \d+ 月 \d+ 日，还有 12 天$/)).toBeTruthy()
    expect(screen.getByText('生效中')).toBeTruthy()
    const services = within(screen.getByRole('region', { name: '卡里的服务' }))
    const [phone, home] = services.getAllByRole('listitem')
    expect(phone?.textContent).toContain('电话医疗咨询')
    expect(phone?.textContent).toContain('共 24 次，已用 3 次')
    expect(phone?.textContent).toContain('剩 21 次')
    expect(home?.textContent).toContain('用完了')
    expect(screen.getByText('通知后取消按已使用一次计算。')).toBeTruthy()
    expect(world.callsOf('services.getEntitlementDetail')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /开通|续期/ })).toBeNull()
  })

  it('[EQUITY-02] shows no loading indicator while the detail is on its way', async () => {
    open(new Promise(() => undefined))

    await waitFor(() => {
      expect(world.callsOf('services.getEntitlementDetail')).toHaveLength(1)
      expect(world.callsOf('services.getEntitlement')).toHaveLength(1)
      expect(useShell.getState().loadingCount).toBe(0)
    })
  })

  it('[CONFLICT-11] asks with the code of the card whether it is held', async () => {
    open()
    await screen.findByText('康伴健康权益卡')
    expect(world.callsOf('services.getEntitlement')[0]?.query.get('code')).toBe('0001')
  })

  it('says what a card would hold to whoever has none, and names whom to ring', async () => {
    open({ ...DETAIL, validFrom: null, validTo: null }, 0)
    expect(await screen.findByText('未开通')).toBeTruthy()
    expect(screen.getByRole('region', { name: '开通后有这些服务' })).toBeTruthy()
    expect(screen.queryByText(/已用/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '开通权益卡' }))
    const dialog = within(screen.getByRole('dialog', { name: '请客服帮您开通' }))
    expect(dialog.getByText(/400-800-1234/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: '先不打' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is renewed when its last day is over', async () => {
    open({ ...DETAIL, validTo: addDays(todayInChina(), -1) }, 0)
    expect(await screen.findByText('已到期')).toBeTruthy()
    expect(screen.getByRole('button', { name: '续期权益卡' })).toBeTruthy()
  })

  it.each([
    [{}, 1, '生效中'],
    [{ validTo: null, items: null, name: null }, 1, '生效中'],
    [{ items: [null, { name: null }, { name: '会诊', used: null, total: 2 }] }, 0, '未开通'],
    [null, 0, '未开通'],
    [DETAIL, null, '生效中'],
  ])('costs no page where the answer is %j and the flag %j', async (detail, isHave, state) => {
    open(detail, isHave)
    expect(await screen.findByText(state)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
  })

  it('offers to try again when the detail does not come', async () => {
    world = fakeService()
    world.refuse('services.getEntitlementDetail', 'serverError')
    renderPage(EquityPage, '/equity')
    const retry = await screen.findByRole('button', { name: '重试' })
    world.answer('services.getEntitlementDetail', () => DETAIL)
    fireEvent.click(retry)
    expect(await screen.findByText('电话医疗咨询')).toBeTruthy()
  })
})
