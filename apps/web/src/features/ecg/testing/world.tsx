import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'

/** With what the page before handed over. */
export interface Address {
  pathname: string
  search: string
  state: unknown
}

/** What the server answers by the end of the path: the data of the envelope, or an HTTP status. */
export type Answers = Record<string, unknown>

function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

const respond = (answer: unknown): Response =>
  typeof answer === 'number'
    ? new Response('', { status: answer })
    : Response.json({ code: '1000', msg: 'ok', data: answer })

/** A page at an address, with a server that answers as told; gives the addresses that were asked. */
export function openPage(page: ReactElement, address: string | Address, answers: Answers = {}) {
  const asked: string[] = []

  const answer = (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    asked.push(url.pathname + url.search)
    const key = Object.keys(answers).find((end) => url.pathname.endsWith(end))

    return key === undefined
      ? Promise.reject(new TypeError(`no answer for ${url.href}`))
      : Promise.resolve(respond(answers[key]))
  }

  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))

  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path={typeof address === 'string' ? address.split('?')[0] : address.pathname}
            element={page}
          />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )

  return asked
}

export const toastTexts = (): string[] => useToasts.getState().items.map(({ title }) => title)

/** jsdom lays nothing out and draws nothing. */
export function prepareWorld(): void {
  queryClient.clear()
  useToasts.setState({ items: [] })

  useSession.setState({
    token: 't',
    user: { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true },
  })

  testConfig()
  class NoLayout {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', NoLayout)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
}
