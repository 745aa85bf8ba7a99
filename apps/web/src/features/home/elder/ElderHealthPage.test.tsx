import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ConfirmHost } from '../../../shared/ui/layers/ConfirmHost.tsx'
import { RescueButton } from '../../../shared/product/RescueButton.tsx'
import { cardWith, summaryWith } from '../testing/data.ts'
import { listen } from '../../../testing/listen.ts'
import { homeService, renderHome } from '../testing/home.tsx'
import ElderHealthPage from './ElderHealthPage.tsx'

const day = summaryWith(
  [
    cardWith('heartRate', { value: 72, state: 'normal', stateText: '正常' }),
    cardWith('bloodPressure', { value: 142, secondValue: 88, state: 'high', stateText: '偏高' }),
    cardWith('temperature', { value: 33.4 }),
    cardWith('ecg', { value: 92, state: 'alert', stateText: '疑似房颤' }),
  ],
  { elderSentence: [{ text: '今早血压略高。', tone: 'warn' }] },
)

let spoken: string[]

beforeEach(() => {
  spoken = listen()
})

it('shows the shorter sentence and what is looked at every day one a row, pressure first', async () => {
  homeService(day)
  renderHome(<ElderHealthPage />, { elder: true })
  expect(await screen.findByText('今早血压略高。')).toBeDefined()
  const rows = within(screen.getByRole('list', { name: '各项指标' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('142/88')
  expect(rows[1]?.textContent).toContain('72次/分')
  expect(rows).toHaveLength(2)
  const tiles = within(screen.getByRole('list', { name: '还有' })).getAllByRole('listitem')

  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/心电.*92.*疑似房颤/),
    expect.stringContaining('皮肤温度'),
  ])
})

it('marks a pressure that was typed in', async () => {
  const typed = { value: 138, secondValue: 86, state: 'near', stateText: '接近上限' } as const
  homeService(summaryWith([cardWith('bloodPressure', { ...typed, byHand: true })]))
  renderHome(<ElderHealthPage />, { elder: true })
  expect(await screen.findByText('手动输入')).toBeDefined()
})

it('reads the verdict and the values aloud', async () => {
  homeService(day)
  renderHome(<ElderHealthPage />, { elder: true })
  fireEvent.click(await screen.findByRole('button', { name: '读给我听' }))

  expect(spoken).toEqual([
    '今早血压略高。血压高压142，低压88毫米汞柱，偏高。心率72次每分，正常。心电92次每分，疑似房颤。皮肤温度33.4摄氏度，暂无。',
  ])
})

it('rings the first contact', async () => {
  const contacts = [
    { id: '1', name: '女儿', phone: '13900000001' },
    { id: '2', name: '儿子', phone: '13900000002' },
  ]

  homeService(day, { contacts })
  renderHome(<ElderHealthPage />, { elder: true })

  expect((await screen.findByRole('link', { name: '打电话给女儿' })).getAttribute('href')).toBe(
    'tel:13900000001',
  )
})

it('offers help before there are data and when there are none', async () => {
  homeService(day, { offline: true })
  renderHome(<ElderHealthPage />, { elder: true })
  expect(screen.getByRole('button', { name: '一键救援' })).toBeDefined()
  await screen.findByRole('button', { name: '重试' })
  expect(screen.getByRole('button', { name: '一键救援' })).toBeDefined()
})

it('names who is called before it dials, and dials only then', async () => {
  const dialled: string[] = []

  renderHome(
    <>
      <RescueButton dial={(link) => dialled.push(link)} />
      <ConfirmHost />
    </>,
    { elder: true },
  )

  fireEvent.click(screen.getByRole('button', { name: '一键救援' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('康伴救援中心 4006009999')
  fireEvent.click(screen.getByRole('button', { name: '先不打' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(dialled).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '一键救援' }))
  fireEvent.click(await screen.findByRole('button', { name: '拨打' }))
  await waitFor(() => expect(dialled).toEqual(['tel:4006009999']))
})

it('goes back to the ordinary form, and the flag is gone', async () => {
  localStorage.setItem('oldAge', '1')
  homeService(day)
  renderHome(<ElderHealthPage />, { elder: true })
  fireEvent.click(screen.getByRole('button', { name: '普通版' }))
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/health'))
  expect(localStorage.getItem('oldAge')).not.toBe('1')
})
