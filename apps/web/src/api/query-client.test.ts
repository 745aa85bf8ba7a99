// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  onlineManager.setOnline(true)
})

it('asks again when the network comes back to a page that was opened without one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.resetModules()
  const { queryClient } = await import('./query-client.ts')
  queryClient.mount()
  let online = false

  const ask = vi.fn<() => Promise<string>>(() =>
    online ? Promise.resolve('here') : Promise.reject(new Error('offline')),
  )

  const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn: ask })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))

  online = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('here'))
  leave()
  queryClient.unmount()
})
