import { ATTRIBUTION, FOREIGN_ATTRIBUTION } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useSettings } from '../../../stores/settings.ts'
import { brokenConnection } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import LookupPage from './LookupPage.tsx'

const CLASSIFY = [
  { className: '心血管疾病', typeNames: ['高血压', '冠心病'] },
  { className: '眼科疾病', typeNames: ['白内障'] },
  { className: '口腔疾病', typeNames: ['龋齿', '牙周炎'] },
]

const ANSWER = { classify: CLASSIFY, kangban: { attribution: ATTRIBUTION } }

const service = (data: unknown = ANSWER) =>
  startService({ 'lookup.listDiseaseCategories': () => data })

const open = (query = '') => renderPage(LookupPage, `/screen${query}`)
const names = () => within(screen.getByRole('tabpanel')).getAllByRole('link')

beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('[DISEASE-01] has a tab for every category, and lists the names of the chosen one', async () => {
  const world = service()
  open()
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['心血管疾病', '眼科疾病', '口腔疾病'])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
  expect(names().map(({ textContent }) => textContent)).toEqual(['高血压›', '冠心病›'])
  fireEvent.click(tabs[2] as HTMLElement)

  await waitFor(() =>
    expect(names().map(({ textContent }) => textContent)).toEqual(['龋齿›', '牙周炎›']),
  )

  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('口腔疾病')
  expect(world.addresses).toEqual(['/api/medical-canon/v1/info?broadHeading=1'])
})

it('walks the categories by the arrow keys, and comes back to the one that is in the address', async () => {
  service()
  open('?category=眼科疾病')
  const tab = await screen.findByRole('tab', { selected: true })
  expect(tab.textContent).toBe('眼科疾病')
  fireEvent.keyDown(tab, { key: 'ArrowUp' })

  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('心血管疾病'),
  )

  expect(document.activeElement?.textContent).toBe('心血管疾病')
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })

  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('口腔疾病'),
  )
})

it('[DISEASE-03] its search box leads to /see', async () => {
  service()
  open()
  fireEvent.click(screen.getByRole('link', { name: '输入病名或拼音' }))
  expect(location.hash).toBe('#/see')
})

it('[DISEASE-04] a name leads to /screendetail with the query name', async () => {
  service({ classify: [{ className: '消化系统疾病', typeNames: ['高血压', '胆石&胆炎'] }] })
  open()
  fireEvent.click(await screen.findByRole('link', { name: '高血压' }))
  expect(location.hash).toBe(`#/screendetail?name=${encodeURIComponent('高血压')}`)
  fireEvent.click(screen.getByRole('link', { name: '胆石&胆炎' }))
  expect(location.hash).toBe(`#/screendetail?name=${encodeURIComponent('胆石&胆炎')}`)
})

it('[DISEASE-05] [DISEASE-19] says where the words come from: ours of ourselves, another back end as it says, else a third party', async () => {
  expect([ATTRIBUTION, FOREIGN_ATTRIBUTION]).toEqual([
    '内容由康伴编写，仅供了解，不能代替医生诊断',
    '内容来源于第三方健康科普网站，仅供参考',
  ])

  service()
  const { unmount } = open()
  expect(await screen.findByText(ATTRIBUTION)).toBeDefined()
  unmount()

  service({ classify: CLASSIFY, kangban: { attribution: '来源：某某百科' } })
  testConfig({ backend: 'documented' })
  const second = open()
  expect(await screen.findByText('来源：某某百科')).toBeDefined()
  second.unmount()

  service({ classify: CLASSIFY })
  testConfig({ backend: 'documented' })
  open()
  expect(await screen.findByText(FOREIGN_ATTRIBUTION)).toBeDefined()
  expect(screen.queryByText(ATTRIBUTION)).toBeNull()
})

it('with large letters shows the categories first, then the names of one, and leads back', async () => {
  service()
  useSettings.setState({ elder: true })
  open()
  const list = within(await screen.findByRole('list', { name: '疾病分类' }))

  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '心血管疾病高血压、冠心病›',
    '眼科疾病白内障›',
    '口腔疾病龋齿、牙周炎›',
  ])

  fireEvent.click(list.getAllByRole('link')[2] as HTMLElement)
  expect(await screen.findByRole('link', { name: '牙周炎' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '换一类' }))
  expect(await screen.findByRole('list', { name: '疾病分类' })).toBeDefined()
})

it('offers to try again, and says when there is nothing', async () => {
  const world = service()
  world.answer('lookup.listDiseaseCategories', brokenConnection)
  open()
  const retry = await screen.findByRole('button', { name: '重试' })

  world.answer('lookup.listDiseaseCategories', () => ({
    classify: [{ className: null, typeNames: null }],
  }))

  fireEvent.click(retry)
  expect(await screen.findByText('暂时没有可以查的内容。')).toBeDefined()
})
