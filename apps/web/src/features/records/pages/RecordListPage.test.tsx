import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { listen } from '../../../testing/listen.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers, brokenConnection, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import RecordListPage from './RecordListPage.tsx'

const ROW = {
  createTime: '2024-01-01T08:10:00+08:00',
  userName: '本人',
  watchSpo2: 96,
  watchHr: 71,
  watchSbp: 134,
  watchDbp: 82,
  deviceSpo2: 97,
  deviceHr: 72,
  deviceSbp: 138,
  deviceDbp: null,
  sysTime: '2024-01-01T08:14:26+08:00',
  kangban: { id: 'r1' },
}

const OTHER = {
  ...ROW,
  kangban: { id: 'r2' },
  userName: '儿子',
  createTime: '2023-12-31T09:00:00+08:00',
}

const service = (answers: Answers = {}) =>
  startService({
    'records.listComparisonNames': () => ({ ruleJson: '["本人","老伴","儿子"]' }),
    'records.listComparisons': ({ body }) => {
      const list = [ROW, OTHER].filter(
        ({ userName }) => !body['userName'] || userName === body['userName'],
      )

      return { list, total: list.length, pn: 1, ps: 500 }
    },
    'records.saveComparison': () => ({ kangban: { ...ROW, kangban: undefined, id: 'r1' } }),
    ...answers,
  })

const open = (path = '/recordList') => renderPage(RecordListPage, path)
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function openDialog() {
  open()
  await screen.findByRole('table')
  press('新增')
  return within(await screen.findByRole('dialog', { name: '新增对比记录' }))
}

beforeAll(loadContracts)
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => void vi.useRealTimers())

it('shows watch, instrument and difference of every measure with time and user, and two dashes for what is missing', async () => {
  service()
  open()
  const table = within(await screen.findByRole('table'))
  const heads = texts(table.getAllByRole('columnheader'))

  expect(heads).toEqual([
    '时间',
    '用户',
    '血氧 %',
    '高压 mmHg',
    '低压 mmHg',
    '心率 次/分',
    ...Array.from({ length: 4 }, () => ['手表', '仪器', '相差']).flat(),
  ])

  expect(texts(table.getAllByRole('rowheader'))).toEqual(['1月1日08:10', '2023年12月31日09:00'])
  const [, , first] = table.getAllByRole('row')
  const cells = texts(within(first ?? document.body).getAllByRole('cell'))

  expect(cells).toEqual([
    '本人',
    '96',
    '97',
    '−1',
    '134',
    '138',
    '−4',
    '82',
    '--',
    '--',
    '71',
    '72',
    '−1',
  ])

  expect(screen.getByText('手表低 4 mmHg')).toBeDefined()
  expect(screen.getByText('还没有两边都测的记录')).toBeDefined()
})

it('asks for one user when 查询 is pressed, not before, and keeps it in the address', async () => {
  const bodies: unknown[] = []

  service({
    'records.listComparisons': ({ body }) => {
      bodies.push(body)
      return { list: [OTHER], total: 1, pn: 1, ps: 500 }
    },
  })

  open()
  await screen.findByRole('table')
  fireEvent.change(screen.getByLabelText('用户'), { target: { value: '儿子' } })
  expect(bodies).toEqual([{ pn: 1, ps: 500 }])
  press('查询')

  await waitFor(() =>
    expect(bodies).toEqual([
      { pn: 1, ps: 500 },
      { pn: 1, ps: 500, userName: '儿子' },
    ]),
  )

  expect(new URLSearchParams(location.hash.split('?')[1]).get('userName')).toBe('儿子')
  press('查询')
  await waitFor(() => expect(bodies).toHaveLength(3))
})

it('says that there is nothing, and offers to try again when nothing could be asked', async () => {
  service({ 'records.listComparisons': () => ({ list: [], total: 0, pn: 1, ps: 500 }) })
  open()
  expect(await screen.findByText('暂无数据~')).toBeDefined()
  const world = service()
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByRole('table')).toBeDefined()
})

it('[RECORD-10] says in the words of the contract what is wrong with an entry, and sends nothing', async () => {
  const world = service()
  const dialog = await openDialog()
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请选择用户')).toBeDefined()
  expect(dialog.getByText('请至少填写一个数值')).toBeDefined()
  fireEvent.change(dialog.getByLabelText('给谁测的'), { target: { value: '老伴' } })
  type('手表血氧', '49')
  type('仪器低压', '201')
  fireEvent.change(dialog.getByLabelText('测量时间'), { target: { value: '2024-01-02T12:01' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  for (const text of [
    '手表血氧应为50到100之间的整数',
    '仪器低压应为20到200之间的整数',
    '测量时间不能晚于现在',
  ])
    expect(await dialog.findByText(text)).toBeDefined()
  expect(world.asked.filter((path) => path.endsWith('/save-mea-record'))).toEqual([])
})

it('keeps what was entered when saving fails, and stores it once when it is tried again', async () => {
  const world = service({ 'records.saveComparison': brokenConnection })
  const dialog = await openDialog()
  fireEvent.change(dialog.getByLabelText('给谁测的'), { target: { value: ' ' } })
  type('姓名', '奶奶')
  fireEvent.change(dialog.getByLabelText('测量时间'), { target: { value: '2024-01-01T07:30' } })
  type('手表高压', '134')
  type('仪器高压', '138')
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText(/没有保存成功/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('姓名').value).toBe('奶奶')
  expect(dialog.getByLabelText<HTMLInputElement>('测量时间').value).toBe('2024-01-01T07:30')
  world.answer('records.saveComparison', () => ({}))
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('添加成功')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const body = {
    userName: '奶奶',
    createTime: '2024-01-01 07:30',
    watchSbp: '134',
    deviceSbp: '138',
  }

  const sent = world.callsOf('records.saveComparison')
  expect(sent.map((call) => call.body)).toEqual([body, body])
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  press('新增')
  expect(await screen.findByLabelText<HTMLInputElement>('姓名')).toHaveProperty('value', '奶奶')
  expect(screen.getByLabelText('手表高压')).toHaveProperty('value', '')
})

it('takes another key for what was changed after a refusal', async () => {
  const world = service({ 'records.saveComparison': () => refused('measuredAtWrong') })
  const dialog = await openDialog()
  fireEvent.change(dialog.getByLabelText('给谁测的'), { target: { value: '本人' } })

  for (const value of ['70', '71']) {
    type('手表心率', value)
    fireEvent.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText(/没有保存成功/)).toBeDefined()
  }

  const sent = world.callsOf('records.saveComparison')
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

it('has a table of its own for every measurement in elderly mode, and reads the means aloud', async () => {
  service()
  useSettings.setState({ elder: true })
  const said = listen()

  open()
  const table = within(await screen.findByRole('table', { name: /1月1日 08:10本人/ }))
  expect(texts(table.getAllByRole('rowheader'))).toEqual(['血氧', '高压', '低压', '心率'])
  expect(screen.getAllByRole('table')).toHaveLength(2)
  press('读给我听')
  expect(said[0]).toContain('高压，手表低 4毫米汞柱')
})

it('lives on the documented fields, and saves without anything of ours', async () => {
  const sent: unknown[] = []
  const { kangban, ...documented } = ROW

  const world = service({
    'records.listComparisonNames': () => ({ ruleJson: '本人,老伴' }),
    'records.listComparisons': () => ({ list: [documented, documented], total: 2, pn: 1, ps: 500 }),
    'records.saveComparison': ({ body }) => {
      sent.push(body)
      return null
    },
  })

  testConfig({ backend: 'documented' })
  expect(kangban.id).toBe('r1')
  const dialog = await openDialog()
  expect(screen.getAllByText('本人', { selector: 'td' })).toHaveLength(2)
  fireEvent.change(dialog.getByLabelText('给谁测的'), { target: { value: '本人' } })
  type('手表心率', '70')
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('添加成功')).toBeDefined()
  expect(sent).toEqual([{ userName: '本人', createTime: '2024-01-02 12:00', watchHr: '70' }])

  expect(new Set(world.asked.map((path) => path.split('/').at(-1)))).toEqual(
    new Set(['34', 'mea-record-list', 'save-mea-record']),
  )
})

it('shows two dashes for what is missing, and reads other forms of the same', async () => {
  service({
    'records.listComparisonNames': () => null,
    'records.listComparisons': () => ({
      list: [
        { createTime: '2024-01-01 08:10:00', userName: null, watchHr: '71', deviceHr: 72 },
        { createTime: 'soon' },
        null,
      ],
      total: 'many',
    }),
  })

  open()
  const table = within(await screen.findByRole('table'))
  expect(texts(table.getAllByRole('rowheader'))).toEqual(['1月1日08:10', '--'])
  const cells = texts(table.getAllByRole('cell'))

  expect(cells).toEqual([
    ...Array.from({ length: 10 }, () => '--'),
    '71',
    '72',
    '−1',
    ...Array.from({ length: 13 }, () => '--'),
  ])

  expect(screen.getByText('共 2 条')).toBeDefined()
  expect(within(screen.getByLabelText('用户')).getByRole('option', { name: '本人' })).toBeDefined()
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
})

it('says that there is nothing where the answer is empty as a whole', async () => {
  service({ 'records.listComparisons': () => null, 'records.listComparisonNames': () => null })
  open()
  expect(await screen.findByText('暂无数据~')).toBeDefined()
})
