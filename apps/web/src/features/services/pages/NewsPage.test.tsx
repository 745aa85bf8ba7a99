import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { browserHost } from '../../../host/browser-host.ts'
import { setHost } from '../../../host/host.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import NewsPage from './NewsPage.tsx'

const ARTICLES = [
  { pic: '/news/pressure.svg', title: '在家量血压，先学会这几步', url: '/articles/pressure' },
  { pic: '/news/walk.svg', title: '每天走一走，走多少合适', url: '/articles/walk' },
]

let world: FakeService
const opened: string[] = []

const open = (answer: unknown = ARTICLES) => {
  world = fakeService({ 'services.listNews': () => answer })
  renderPage(NewsPage, '/newIndex')
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  opened.length = 0
  setHost(browserHost('browser', (url) => void opened.push(url)))
})

afterEach(() => setHost(undefined))

const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('the page 健康资讯', () => {
  it('is the list of the articles of health knowledge, each with its picture, and opens one', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: /在家量血压/ }))
    expect(opened).toEqual(['/articles/pressure'])
    expect(world.callsOf('services.listNews')[0]?.query.get('typeId')).toBe('2')

    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      ['/news/pressure.svg', '/news/walk.svg'],
    )
  })

  it('finds articles by words of their titles, and says when there is none', async () => {
    open()
    const box = await screen.findByRole('searchbox')
    fireEvent.change(box, { target: { value: '合适 走' } })
    expect(titles()).toEqual(['每天走一走，走多少合适›'])
    expect(screen.getByText('找到 1 篇')).toBeTruthy()
    fireEvent.change(box, { target: { value: '痛风' } })
    expect(titles()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '看全部文章' }))
    expect(titles()).toHaveLength(2)
  })

  it.each([[[]], [null], [[null, { title: '', url: '/a' }, { title: '有题', url: null }]]])(
    'is empty, and not broken, where the answer is %j',
    async (answer) => {
      open(answer)
      expect(await screen.findByText(/还没有文章/)).toBeTruthy()
    },
  )

  it('offers to try again when nothing came', async () => {
    world = fakeService()
    world.offline = true
    renderPage(NewsPage, '/newIndex')
    const retry = await screen.findByRole('button', { name: '重试' })
    world.offline = false
    world.answer('services.listNews', () => ARTICLES)
    fireEvent.click(retry)
    await waitFor(() => expect(titles()).toHaveLength(2))
  })
})
