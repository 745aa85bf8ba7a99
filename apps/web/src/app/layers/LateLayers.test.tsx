import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { toast, useToasts } from '../../shared/ui/layers/toast.ts'
import { useSession } from '../../stores/session.ts'
import { useShell } from '../../stores/shell.ts'
import { loginResult } from '../../stores/testing/login.ts'
import { LateLayers } from './LateLayers.tsx'

/** What only `Layers` has: the place where a screen reader is told of what is under way. */
const layers = () => screen.queryAllByRole('status')

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

beforeEach(() => {
  useSession.getState().forget()
  useToasts.setState({ items: [] })
})

it('layers come by themselves for whoever is logged in', async () => {
  useSession.getState().logIn(loginResult())
  render(<LateLayers />)
  expect(await screen.findAllByRole('status')).not.toEqual([])
})

it.each([
  ['a finger', () => void window.dispatchEvent(new Event('pointerdown'))],
  ['a call', () => useShell.getState().startLoading()],
  ['a message', () => toast({ title: '请先阅读并同意协议' })],
])('for whoever is to log in they come with %s', async (_what, happens) => {
  render(<LateLayers />)
  await settle()
  expect(layers()).toEqual([])
  act(happens)
  expect(await screen.findAllByRole('status')).not.toEqual([])
  useShell.getState().endLoading()
})

it('a call that is under way before them brings them too', async () => {
  useShell.getState().startLoading()
  render(<LateLayers />)
  expect(await screen.findAllByRole('status')).not.toEqual([])
  useShell.getState().endLoading()
})

it('and so does a message that was told before them', async () => {
  toast({ title: '登录已失效' })
  render(<LateLayers />)
  expect(await screen.findAllByRole('status')).not.toEqual([])
})
