import { cleanup, act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { contract, MATTER_EXAMPLE } from '@kangban/contracts'
import { hashKey } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { loadContracts } from '../../../api/quiet-client.ts'
import { keepAnswer } from '../../../api/kept-answers.ts'
import { hasRoute } from '../../../config/screens.ts'
import type { ReportOverview } from '../model/report-entries.ts'
import { CARD_ORDER, metricStyle } from '../model/metric-style.ts'
import { cardWith, summaryWith } from '../testing/data.ts'
import { homeService, renderHome, USER } from '../testing/home.tsx'
import HealthPage from './HealthPage.tsx'

const SUMMARY = hashKey(api.home.getHomeSummary.queryKey({}))

const heart = cardWith('heartRate', {
  value: 72,
  state: 'normal',
  stateText: '正常',
  note: '58–104',
  trend: [58, null, 104, 72],
})

const pressure = cardWith('bloodPressure', {
  value: 142,
  secondValue: 88,
  state: 'high',
  stateText: '偏高',
})

const day = summaryWith([pressure, heart, cardWith('sleep'), cardWith('steps'), cardWith('ecg')])

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)

const tile = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name))
  if (!found) throw new Error(`no card ${name}`)
  return within(found)
}

it('says the day first, then shows a card a metric in a fixed order', async () => {
  homeService({ ...day, sentence: [{ text: '请午后再测一次。', tone: 'warn' }] })
  renderHome(<HealthPage />)
  expect(await screen.findByText('请午后再测一次。')).toBeDefined()
  expect(screen.getByText('十一月二十日 · 周五 · 小雪前两日')).toBeDefined()

  const names = within(screen.getByRole('list', { name: '各项指标' }))
    .getAllByRole('listitem')
    .map((item) => item.dataset['metric'])

  expect(names).toEqual(['heartRate', 'bloodPressure', 'sleep', 'steps', 'ecg'])
  expect(tile('心率').getByText('正常')).toBeDefined()
  expect(tile('心率').getByRole('img').getAttribute('aria-label')).toContain('最低58，最高104')
})

it('shows what is not measured as 暂无 without a chart', async () => {
  homeService(day)
  renderHome(<HealthPage />)
  await screen.findByText('58–104')
  expect(tile('睡眠').getByText('暂无')).toBeDefined()
  expect(tile('睡眠').getByText('--')).toBeDefined()
  expect(tile('睡眠').queryByRole('img')).toBeNull()
})

it('marks a pressure that was typed in', async () => {
  const typed = { value: 138, secondValue: 86, state: 'near', stateText: '接近上限' } as const

  homeService(
    summaryWith([cardWith('bloodPressure', { ...typed, byHand: true }), cardWith('steps')]),
  )

  renderHome(<HealthPage />)
  const [pressure, steps] = await screen.findAllByRole('listitem')
  expect(pressure?.textContent).toContain('138/86mmHg手动输入')
  expect(steps?.textContent).not.toContain('手动输入')
})

it('links a card only to a screen that exists', async () => {
  homeService(summaryWith(CARD_ORDER.map((metric) => cardWith(metric, { value: 70 }))))
  const { container } = renderHome(<HealthPage />)
  await screen.findByText('睡眠')

  const linked = CARD_ORDER.filter((metric) => {
    return container.querySelector(`[data-metric=${metric}] a[href="${metricStyle(metric).path}"]`)
  })

  expect(linked).toEqual(CARD_ORDER.filter((metric) => hasRoute(metricStyle(metric).path)))
})

it('shows a new value as soon as the query is read again, and tells a screen reader of a new verdict', async () => {
  const service = homeService(day)
  const { container } = renderHome(<HealthPage />)
  await screen.findByText('58–104')

  service.summary = {
    ...day,
    cards: [{ ...heart, value: 118, state: 'high', stateText: '偏快' }, pressure],
  }

  await act(() => queryClient.invalidateQueries(api.home.getHomeSummary.queryFilter()))
  expect(await screen.findByText('118')).toBeDefined()

  expect(container.querySelector('[aria-live=polite].visually-hidden')?.textContent).toBe(
    '心率118次每分，偏快。',
  )
})

it('refreshes by a button', async () => {
  const service = homeService(day)
  renderHome(<HealthPage />)
  await screen.findByText('58–104')
  service.summary = { ...day, cards: [{ ...heart, note: '57–110' }] }
  fireEvent.click(screen.getByRole('button', { name: '刷新' }))
  expect(await screen.findByText('57–110')).toBeDefined()
})

it('shows what waits, the gravest with its next step, and leads to all of it', async () => {
  const slight = {
    ...MATTER_EXAMPLE,
    ids: ['w2'],
    level: 'warn' as const,
    title: '静坐时心率偏快',
    value: '最快 112 次/分',
    when: '今天 15:00',
  }

  homeService({ ...day, openMatters: 4, matters: [MATTER_EXAMPLE, slight] })
  renderHome(<HealthPage />)
  const region = within(await screen.findByRole('region', { name: '4 件事还没了结' }))
  expect(region.getByText('夜间血氧偏低')).toBeDefined()
  expect(region.getByText('最低 87%')).toBeDefined()
  expect(region.getByText('3月2日 03:26 · 1 夜 1 次')).toBeDefined()
  expect(region.getByRole('link', { name: '请今天问问医生' })).toBeDefined()
  expect(region.getByText('静坐时心率偏快')).toBeDefined()
  fireEvent.click(region.getByRole('link', { name: /全部/ }))
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/warnEventList'))
})

it('says what to do before the first measurement', async () => {
  const profile = { sex: null } as const
  const service = homeService(summaryWith(CARD_ORDER.map((metric) => cardWith(metric))))
  service.profile = { ...service.profile, ...profile }
  renderHome(<HealthPage />)
  expect(await screen.findByText('测过以后，每天都能在这里看到')).toBeDefined()
  expect(screen.queryByRole('list', { name: '各项指标' })).toBeNull()
  expect(screen.queryByText('补全个人资料')).toBeNull()
})

it('asks for missing basics of the profile, and only then', async () => {
  const service = homeService(day)
  const { unmount } = renderHome(<HealthPage />)
  await screen.findByText('58–104')
  expect(screen.queryByText('补全个人资料')).toBeNull()
  unmount()
  service.profile = { ...service.profile, height: null }
  renderHome(<HealthPage />)
  expect(await screen.findByText('补全个人资料')).toBeDefined()
})

it('shows an error with a way to try again when nothing is known', async () => {
  const service = homeService(day, { offline: true })
  renderHome(<HealthPage />)
  const retry = await screen.findByRole('button', { name: '重试' })
  service.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('58–104')).toBeDefined()
})

it('shows what the same user saw last, marked as such, while the service does not answer', async () => {
  homeService(day, { offline: true })
  keepAnswer(SUMMARY, USER, { data: day, at: Date.now() })
  renderHome(<HealthPage />)
  expect(await screen.findByText(/没能取到最新数据，下面是/)).toBeDefined()
  expect(screen.getByText('58–104')).toBeDefined()
})

it('does not show what another user saw last', async () => {
  homeService(day, { offline: true })
  keepAnswer(SUMMARY, 'U2', { data: day, at: Date.now() })
  renderHome(<HealthPage />)
  await screen.findByRole('button', { name: '重试' })
  expect(screen.queryByText('58–104')).toBeNull()
})

it('shows bound devices with battery and last sync', async () => {
  const watch = {
    deviceCode: 'W1',
    deviceTypeCode: '10010002',
    deviceTypeName: '手表',
    bindStatus: '02',
    userPhone: '',
    deviceType: '1',
    kangban: { battery: 18, lastSync: new Date().toISOString() },
  } as const

  homeService(day, { devices: [watch] })
  renderHome(<HealthPage />)
  const strip = within(await screen.findByRole('region', { name: '我的设备' }))
  expect(strip.getByText('电量低 18%')).toBeDefined()
  expect(strip.getByText('刚刚同步')).toBeDefined()
  expect(strip.getByRole('button', { name: '看实时心率' })).toBeDefined()
})

it('[SHELL-21] switches to the elderly form, and the choice is stored', async () => {
  homeService(day)
  renderHome(<HealthPage />)
  fireEvent.click(screen.getByRole('button', { name: '长辈版' }))
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/oldAgeHealth'))
  expect(localStorage.getItem('oldAge')).toBe('1')
})

it('lists the newest reports with what nobody has opened, and nothing while there are none', async () => {
  const example = contract.reports.getOverview.example?.output as ReportOverview
  homeService(day, { reports: { ...example, unread: { daily: 2, weekly: 0, heartRisk: 0 } } })
  renderHome(<HealthPage />)
  const strip = within(await screen.findByRole('region', { name: '健康报告' }))

  expect(strip.getByRole('link', { name: /日报2 份新/ }).getAttribute('href')).toBe(
    '/health-daily-report-detail?id=r-20260301',
  )

  cleanup()
  homeService(day)
  renderHome(<HealthPage />)
  await screen.findByText('58–104')
  expect(screen.queryByRole('region', { name: '健康报告' })).toBeNull()
})

it('signs in for the points of the day, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00+08:00') })
  const service = homeService(day)
  renderHome(<HealthPage />)
  const signIn = await screen.findByRole('button', { name: '签到领积分' })

  service.points = {
    ...service.points,
    remain: 540,
    userOperEntites: [{ id: '2026-11-20', createTime: '2026-11-20T09:00:00+08:00', integral: 60 }],
  }

  fireEvent.click(signIn)
  expect(await screen.findByText('今天已签到')).toBeDefined()
  expect(screen.getByText('540')).toBeDefined()
  expect(screen.queryByRole('button', { name: '签到领积分' })).toBeNull()
  vi.useRealTimers()
})
