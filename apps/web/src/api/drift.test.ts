// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { tellDrift } from './drift.ts'

it('tells each field once, to the console and to the page around the app, without its value', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const heard = vi.fn<NonNullable<Window['kangbanOnDrift']>>()
  window.kangbanOnDrift = heard
  const call = { method: 'GET', path: '/monitor/app/v1/sleep/{type}/{dat}' } as const
  tellDrift({ path: 'data.score', got: 'string', used: true }, call)
  tellDrift({ path: 'data.score', got: 'string', used: true }, call)
  tellDrift({ path: 'data.score', got: 'null', used: false }, call)

  expect(warned.mock.calls.map(([text]) => text as string)).toEqual([
    'GET /monitor/app/v1/sleep/{type}/{dat} answered string at data.score, which could be used',
    'GET /monitor/app/v1/sleep/{type}/{dat} answered null at data.score',
  ])

  expect(heard.mock.calls.map(([drift]) => drift)).toEqual([
    {
      path: 'data.score',
      got: 'string',
      used: true,
      call: 'GET /monitor/app/v1/sleep/{type}/{dat}',
    },
    {
      path: 'data.score',
      got: 'null',
      used: false,
      call: 'GET /monitor/app/v1/sleep/{type}/{dat}',
    },
  ])

  delete window.kangbanOnDrift
})
