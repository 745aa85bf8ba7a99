import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useShell } from '../stores/shell.ts'
import type { Route } from './routes.ts'
import { Screens } from './Screens.tsx'
import { useScreenFrame } from './use-screen-frame.ts'

const pageOf = (text: string) => {
  const load = async () => ({ default: () => <input aria-label={text} /> })
  return { load, page: lazy(load) }
}

const mine: Route = { path: '/mine', name: 'mine', title: '我的', ...pageOf('我的内容') }

const about: Route = {
  path: '/aboutUs',
  name: 'aboutUs',
  title: '关于我们',
  ...pageOf('关于内容'),
}

const login: Route = { path: '/login', name: 'login', title: '登录', ...pageOf('登录内容') }

// The page of a kept screen is looked up in the route table.
vi.mock(import('./routes.ts'), async (original) => ({
  ...(await original()),
  findRoute: (path) => [mine, about, login].find((route) => route.path === path),
}))

function Framed({ route }: { route: Route }) {
  useScreenFrame(route, true)

  return (
    <MemoryRouter>
      <Screens route={route} />
    </MemoryRouter>
  )
}

const scrolled = vi.fn<(x: number, y: number) => void>()

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

async function open(route: Route) {
  const { rerender } = render(<Framed route={route} />)
  await act(async () => undefined)

  return async (next: Route) => {
    rerender(<Framed route={next} />)
    await act(async () => undefined)
  }
}

beforeEach(() => {
  scrolled.mockReset()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 0)
})

const input = (name: string) => screen.queryByLabelText<HTMLInputElement>(name)

describe('the screens', () => {
  it('[SHELL-03] set the title of the page on every navigation', async () => {
    const goTo = await open(mine)
    expect(document.title).toBe('我的')
    await goTo(about)
    expect(document.title).toBe('关于我们')
  })

  it('take the focus that the screen before has lost', async () => {
    const root = document.createElement('div')
    root.id = 'root'
    root.tabIndex = -1
    document.body.append(root)
    const goTo = await open(mine)
    expect(document.activeElement).toBe(document.body)
    await goTo(about)
    expect(document.activeElement).toBe(root)
    root.remove()
  })

  it('[SHELL-04] begin at the top', async () => {
    const goTo = await open(mine)
    scrollTo(400)
    await goTo(about)
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    await goTo(mine)
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  })

  it('[SHELL-06] of the keep-alive list come back where they were left, with what was typed', async () => {
    useShell.getState().addKeepAlive('mine')
    const goTo = await open(mine)
    const field = input('我的内容')
    if (field) field.value = '写了一半'
    scrollTo(200)
    await goTo(about)
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    expect(input('我的内容')?.style.display).toBe('none')
    scrollTo(30)
    await goTo(mine)
    expect(scrolled).toHaveBeenLastCalledWith(0, 200)
    expect(input('我的内容')?.value).toBe('写了一半')
    expect(input('关于内容')).toBeNull()
  })

  it('that are not kept start anew', async () => {
    const goTo = await open(mine)
    const field = input('我的内容')
    if (field) field.value = '写了一半'
    await goTo(about)
    await goTo(mine)
    expect(input('我的内容')?.value).toBe('')
  })

  it('that were kept are gone after a login', async () => {
    useShell.getState().addKeepAlive('mine')
    const goTo = await open(mine)
    await goTo(login)
    expect(input('我的内容')).toBeNull()
  })
})
