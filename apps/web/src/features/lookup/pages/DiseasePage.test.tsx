import { ATTRIBUTION, FOREIGN_ATTRIBUTION } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { brokenConnection } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { lookedUp } from '../model/looked-up.ts'
import DiseasePage from './DiseasePage.tsx'

const PICTURE = 'https://kangban.example.org/lookup/01.svg'

const DISEASE = {
  dise_name: '高血压',
  department_name: '心血管内科',
  content: [
    {
      title: '概述',
      rows: [
        { type: 'image', content: PICTURE },
        { type: 'text', content: '血管里的血压力长期偏高。' },
      ],
    },
    { title: '常见表现', rows: [{ type: 'list', content: ['头胀', '耳鸣'] }] },
    { title: '何时就医', rows: [{ type: 'text', content: '伴胸痛，马上拨打120' }] },
  ],
  tags: [
    { title: '宜', rows: [{ type: 'list', content: ['戒烟'] }] },
    { title: '忌', rows: [{ type: 'text', content: '凭感觉停药' }] },
  ],
}

const OURS = { ...DISEASE, kangban: { attribution: ATTRIBUTION } }
const service = (data: unknown = OURS) => startService({ 'lookup.getDisease': () => data })

const open = (name = '高血压') =>
  renderPage(DiseasePage, `/screendetail?name=${encodeURIComponent(name)}`)

const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => within(screen.getByRole('tabpanel'))

const at = (x: number) => [{ clientX: x, clientY: 300 }]

function swipe(from: number, to: number) {
  const area = screen.getByRole('tabpanel')
  fireEvent.touchStart(area, { touches: at(from) })
  fireEvent.touchEnd(area, { changedTouches: at(to) })
}

beforeAll(loadContracts)
beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('[DISEASE-10] asks for the disease of the address, and shows its name and its department', async () => {
  const world = service()
  open()
  expect(await screen.findByRole('heading', { name: '高血压' })).toBeDefined()
  expect(screen.getByText('心血管内科')).toBeDefined()

  expect(world.callsOf('lookup.getDisease').map(({ query }) => query.get('typeName'))).toEqual([
    '高血压',
  ])

  expect(lookedUp()).toEqual(['高血压'])
})

it('[DISEASE-11] a swipe leads to the next section and back, and no further than the last', async () => {
  service()
  open()
  await screen.findAllByRole('tab')
  expect(chosen()).toBe('概述')
  swipe(300, 100)
  expect(chosen()).toBe('常见表现')
  expect(panel().getByText('头胀')).toBeDefined()
  swipe(300, 100)
  swipe(300, 100)
  expect(chosen()).toBe('何时就医')
  swipe(100, 300)
  expect(chosen()).toBe('常见表现')
})

it('the sections open by keys, by the buttons at their end, and what is urgent at once', async () => {
  service()
  open()
  const tab = await screen.findByRole('tab', { selected: true })
  fireEvent.keyDown(tab, { key: 'ArrowRight' })
  expect([chosen(), document.activeElement?.textContent]).toEqual(['常见表现', '常见表现'])
  fireEvent.click(screen.getByRole('button', { name: '上一节：概述' }))
  expect(chosen()).toBe('概述')
  fireEvent.click(screen.getByRole('button', { name: '急不急？看何时就医' }))
  expect(chosen()).toBe('何时就医')
  expect(screen.getByRole('link', { name: '拨打120' }).getAttribute('href')).toBe('tel:120')
})

it('[DISEASE-12] a row is a paragraph, a list or a picture, by its type', async () => {
  service()
  open()
  await screen.findAllByRole('tab')
  expect(panel().getByRole('img').getAttribute('src')).toBe(PICTURE)
  expect(panel().getByText('血管里的血压力长期偏高。').tagName).toBe('P')
  fireEvent.click(screen.getByRole('tab', { name: '常见表现' }))
  const points = panel().getByRole('list')
  expect(points.tagName).toBe('UL')

  expect(
    within(points)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['头胀', '耳鸣'])
})

it('[DISEASE-13] every tag stands under its title with its rows', async () => {
  service()
  open()
  expect(within(await screen.findByRole('region', { name: '宜' })).getByText('戒烟')).toBeDefined()
  expect(within(screen.getByRole('region', { name: '忌' })).getByText('凭感觉停药')).toBeDefined()
})

it('says where the words come from', async () => {
  service()
  const { unmount } = open()
  expect(await screen.findByText(ATTRIBUTION)).toBeDefined()
  unmount()
  service(DISEASE)
  testConfig({ backend: 'documented' })
  open()
  expect(await screen.findByText(FOREIGN_ATTRIBUTION)).toBeDefined()
})

it('is read aloud from the open section to the end, and falls silent when another is opened', async () => {
  const said: string[] = []
  const cancel = vi.fn<() => void>()

  vi.stubGlobal('SpeechSynthesisUtterance', function utter(this: { text: string }, text: string) {
    this.text = text
  })

  vi.stubGlobal('speechSynthesis', {
    cancel,
    speak: ({ text }: { text: string }) => said.push(text),
  })

  service()
  open()
  await screen.findAllByRole('tab')
  fireEvent.click(screen.getByRole('tab', { name: '常见表现' }))
  fireEvent.click(screen.getByRole('button', { name: '读给我听' }))

  expect(said).toEqual([
    `高血压。常见表现。头胀。耳鸣。何时就医。伴胸痛，马上拨打幺二零。宜。戒烟。忌。凭感觉停药。${ATTRIBUTION}`,
  ])

  cancel.mockClear()
  fireEvent.click(screen.getByRole('tab', { name: '概述' }))
  expect(cancel).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '读给我听' })).toBeDefined()
})

it('remembers how large it was read', async () => {
  service()
  const { unmount } = open()
  fireEvent.click(await screen.findByRole('radio', { name: /特大/ }))
  unmount()
  open()

  expect((await screen.findByRole('radio', { name: /特大/ })).getAttribute('aria-checked')).toBe(
    'true',
  )
})

it('of an unknown name says so and offers the search; without a network it offers to try again', async () => {
  const world = service()
  world.refuse('lookup.getDisease', 'diseaseNotFound')
  const { unmount } = open('没有这种病')
  expect(await screen.findByText('暂时没有“没有这种病”的资料。')).toBeDefined()
  expect(lookedUp()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '搜别的病' }))
  expect(location.hash).toBe('#/see')
  unmount()
  world.answer('lookup.getDisease', brokenConnection)
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.answer('lookup.getDisease', () => OURS)
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: '高血压' })).toBeDefined()
})

it('lives with half an answer', async () => {
  service({
    dise_name: null,
    department_name: null,
    content: [
      {
        title: '概述',
        rows: [
          { type: 'text', content: '文字。' },
          { type: 'list', content: [null] },
          { type: 'film', content: 'https://x.example/1.mp4' },
        ],
      },
      { title: null, rows: null },
    ],
    tags: null,
  })

  testConfig({ backend: 'documented' })
  open('痛风')
  expect(await screen.findByRole('heading', { name: '痛风' })).toBeDefined()
  await waitFor(() => expect(panel().getByText('文字。')).toBeDefined())
  expect(screen.getAllByRole('tab')).toHaveLength(1)
})
