import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'

/** With what the page before handed over. */
export interface Address {
  pathname: string
  search: string
  state: unknown
}

function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

/** A page at an address, with a service that answers as told; gives the addresses that are asked. */
export function openPage(
  page: ReactElement,
  address: string | Address,
  service: FakeService = fakeService(),
): readonly string[] {
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

  return service.addresses
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

  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
}
