import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { brokenConnection } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { useShell } from '../../../stores/shell.ts'
import { noteLookedUp } from '../model/looked-up.ts'
import SearchPage from './SearchPage.tsx'

const NAMES = ['高血压', '冠心病', '脑梗死', '脑出血', '2型糖尿病', '血尿']

const service = () => startService({ 'lookup.listDiseaseNames': () => NAMES })
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })

const found = () =>
  within(screen.getByRole('list', { name: /^找到/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** Opened, with its names read and the library there. */
async function open() {
  renderPage(SearchPage, '/see')
  type('gxy')
  await waitFor(() => expect(found()).toEqual(['高血压›']))
  type('')
}

beforeAll(loadContracts)
// So that no test waits for the library to be read.
beforeAll(() => import('../model/readings.ts'))
beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
  useShell.setState({ keepAliveList: ['health'] })
})

it('[DISEASE-06] opens with the field focused', () => {
  service()
  renderPage(SearchPage, '/see')
  expect(document.activeElement).toBe(field())
})

it('[DISEASE-07] asks for all names once and finds them in the browser', async () => {
  const world = service()
  await open()
  type('血')
  expect(found()).toEqual(['血尿›', '高血压›', '脑出血›'])
  expect(screen.getAllByText('血', { selector: 'mark' })).toHaveLength(3)
  type('血压')
  expect(found()).toEqual(['高血压›'])
  expect(screen.getByText('找到 1 种')).toBeDefined()
  expect(world.asked).toEqual(['/api/medical-canon/v1/illness-all'])
})

it('[DISEASE-08] says that there is nothing, and offers the categories', async () => {
  service()
  await open()
  type('zzz')
  expect(screen.getByText('暂无数据', { selector: 'p:not([role])' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '按类别找' }))
  expect(location.hash).toBe('#/screen')
})

it('[DISEASE-09] a name leads to /screendetail with the query name, and its words wait for the way back', async () => {
  service()
  await open()
  type('糖')
  fireEvent.click(screen.getByRole('link', { name: '2型糖尿病' }))
  expect(location.hash).toBe(`#/screendetail?name=${encodeURIComponent('2型糖尿病')}`)
  expect(useShell.getState().keepAliveList).toContain('see')
})

it('finds what people call an illness, and says so', async () => {
  service()
  await open()
  type('中风')
  expect(found()).toEqual(['脑梗死也叫中风›', '脑出血也叫中风›'])
})

it('the key of the keyboard opens what alone was found', async () => {
  service()
  await open()
  type('脑')
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
  expect(location.hash).toBe('#/see')
  type('脑梗')
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })

  await waitFor(() =>
    expect(location.hash).toBe(`#/screendetail?name=${encodeURIComponent('脑梗死')}`),
  )
})

it('shows what was looked up last, until it is emptied', async () => {
  service()
  noteLookedUp('血尿')
  noteLookedUp('高血压')
  noteLookedUp('血尿')
  renderPage(SearchPage, '/see')
  const recent = within(screen.getByRole('region', { name: '最近查过' }))

  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '血尿›',
    '高血压›',
  ])

  fireEvent.click(recent.getByRole('button', { name: '清空' }))
  expect(screen.queryByRole('region', { name: '最近查过' })).toBeNull()
  expect(localStorage.getItem('kangban.lookedUp')).toBeNull()
})

it('shows a dozen and, when asked, all', async () => {
  const many = Array.from({ length: 15 }, (_, index) => `炎症${index}`)
  startService({ 'lookup.listDiseaseNames': () => many })
  renderPage(SearchPage, '/see')
  type('炎症')
  const more = await screen.findByRole('button', { name: '还有 3 种，全部显示' })
  expect(found()).toHaveLength(12)
  fireEvent.click(more)
  expect(found()).toHaveLength(15)
})

it('offers to read the names again', async () => {
  const world = service()
  world.answer('lookup.listDiseaseNames', brokenConnection)
  renderPage(SearchPage, '/see')
  type('血尿')
  const retry = await screen.findByRole('button', { name: '重试' })
  world.answer('lookup.listDiseaseNames', () => NAMES)
  fireEvent.click(retry)
  expect(await screen.findByRole('link', { name: '血尿' })).toBeDefined()
})
