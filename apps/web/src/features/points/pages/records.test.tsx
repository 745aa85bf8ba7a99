import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { type Answers, brokenConnection } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import PointsRecordPage from './PointsRecordPage.tsx'
import PrizeRecordPage from './PrizeRecordPage.tsx'

interface Stored {
  detailExplain: string
  createTime: string
  quota: number
  url: string | null
  kangban?: { sendStatus: string }
}

const entry = (detailExplain: string, fields: Partial<Stored> = {}): Stored => ({
  detailExplain,
  createTime: '2024-01-01T08:10:00+08:00',
  quota: 30,
  url: null,
  ...fields,
})

const CASH = entry('现金红包 8.8元', { quota: 8.8, url: '/api/files/v1/qr-code/R1.png' })

/** Pages of twenty of so many entries. */
const service = (entries: readonly Stored[], answers: Answers = {}) =>
  startService({
    'points.listPointRecords': ({ query }) => {
      const [pn, ps] = [Number(query.get('pn')), Number(query.get('ps'))]
      return { list: entries.slice((pn - 1) * ps, pn * ps), total: entries.length, pn, ps }
    },
    ...answers,
  })

type Fake = ReturnType<typeof service>

const askedFor = (fake: Fake) =>
  fake
    .callsOf('points.listPointRecords')
    .map(({ query }) => ['pn', 'ps', 'flag'].map((name) => query.get(name)).join(' '))

const openPoints = () => renderPage(PointsRecordPage, '/integralRecord?userCode=U1')
const openPrizes = () => renderPage(PrizeRecordPage, '/awardRecord?userCode=U1')
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeAll(loadContracts)
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))

it('[PTREC-04] [PTREC-05] reads pages of twenty from the first on, and none behind the last', async () => {
  const fake = service(Array.from({ length: 27 }, (_, index) => entry(`签到 +${index}`)))
  openPoints()
  fireEvent.click(await screen.findByRole('button', { name: '再看 20 条' }))
  await screen.findByText('没有更多了')
  expect(rows()).toHaveLength(27)
  expect(askedFor(fake)).toEqual(['1 20 1', '2 20 1'])
  expect(screen.queryByRole('button', { name: '再看 20 条' })).toBeNull()
})

it('[PTREC-02] [PTREC-12] both records say when there is nothing', async () => {
  service([])
  const { unmount } = openPoints()
  expect(await screen.findByText('暂无数据~')).toBeDefined()
  unmount()
  openPrizes()
  expect(await screen.findByText('暂无数据~')).toBeDefined()
})

it('[PTREC-06] parts title, amount and time', async () => {
  service([entry('签到 +30'), entry('抽奖消耗 -60')])
  openPoints()
  expect((await screen.findByText('签到')).textContent).toBe('签到')
  expect(screen.getByText('+30').textContent).toBe('+30')
  expect(screen.getAllByText('1月1日 周一 08:10')).toHaveLength(2)
  expect(screen.getByText('−60').dataset['less']).toBe('true')
})

it('[PTREC-08] only cash leads on', async () => {
  const fake = service([CASH, entry('积分奖励 +50')])
  openPrizes()
  const list = await screen.findByRole('list')
  expect(askedFor(fake)).toEqual(['1 20 2'])
  const buttons = within(list).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['现金红包1月1日 周一 08:108.8元›'])
})

it('[PTREC-09] [PTREC-10] a cash entry opens its code, which the host saves', async () => {
  const phone = simulatedHost()
  setHost(phone)
  service([CASH])
  openPrizes()
  fireEvent.click(await screen.findByRole('button', { name: /现金红包/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '现金二维码' }))
  const url = `${location.origin}${CASH.url}`
  expect(dialog.getByRole('img', { name: '现金核销二维码' }).getAttribute('src')).toBe(url)
  fireEvent.click(dialog.getByRole('button', { name: '保存二维码' }))
  await waitFor(() => expect(phone.calls).toEqual([{ action: 'savePicture', parameters: { url } }]))
  setHost(undefined)
})

it('tells what was handed out, and shows its code no more', async () => {
  service([
    { ...CASH, kangban: { sendStatus: '1002' } },
    { ...CASH, createTime: '2023-12-30T08:10:00+08:00', kangban: { sendStatus: '1001' } },
  ])

  openPrizes()
  await screen.findByText('待核销')
  expect(rows().map((row) => /待核销|已核销/.exec(row)?.[0])).toEqual(['已核销', '待核销'])
  fireEvent.click(screen.getByRole('button', { name: /已核销/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '现金二维码' }))
  expect(dialog.getByText(/已经核销/)).toBeDefined()
  expect(dialog.queryByRole('img')).toBeNull()
})

it('gets the code of another day when its link is over', async () => {
  let times = 0

  service([], {
    'points.listPointRecords': () => ({
      list: [{ ...CASH, url: `/api/files/v1/qr-code/R${(times += 1)}.png` }],
      total: 1,
      pn: 1,
      ps: 20,
    }),
  })

  openPrizes()
  fireEvent.click(await screen.findByRole('button', { name: /现金红包/ }))
  fireEvent.error(await screen.findByRole('img', { name: '现金核销二维码' }))
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))

  await waitFor(() =>
    expect(screen.getByRole('img', { name: '现金核销二维码' }).getAttribute('src')).toContain(
      'R2.png',
    ),
  )
})

it('offers to try again, at the start and at the end of what is there', async () => {
  const entries = Array.from({ length: 25 }, (_, index) => entry(`签到 +${index}`))
  const fake = service(entries, { 'points.listPointRecords': brokenConnection })
  openPoints()
  const retry = await screen.findByRole('button', { name: '重试' })

  fake.answer('points.listPointRecords', ({ query }) => {
    if (query.get('pn') === '2') throw new TypeError('Failed to fetch')
    return { list: entries.slice(0, 20), total: 25, pn: 1, ps: 20 }
  })

  fireEvent.click(retry)
  fireEvent.click(await screen.findByRole('button', { name: '再看 20 条' }))
  await screen.findByText('后面的没能加载出来。')

  fake.answer('points.listPointRecords', () => ({
    list: entries.slice(20),
    total: 25,
    pn: 2,
    ps: 20,
  }))

  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(rows()).toHaveLength(25))
})
