import { MS_PER_HOUR } from '@kangban/china-time'
import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineBanner } from '../app/OfflineBanner.tsx'
import { testConfig } from '../config/testing/config.ts'
import { loginResult } from '../stores/testing/login.ts'
import { useSession } from '../stores/session.ts'
import { fakeService } from '../testing/fake-service.ts'
import { renderPage } from '../testing/render-page.tsx'
import { KEPT_AT } from '../worker/names.ts'
import { api } from './client.ts'
import { startHealing } from './heal.ts'
import { mendOnReturn } from './mends.ts'
import { queryClient } from './query-client.ts'
import { useKeptQuery } from './use-kept-query.ts'

const EIGHT_FIFTEEN = Date.parse('2026-11-22T08:15:00+08:00')

const envelope = () => ({ code: '1000', msg: '', data: [] })

let endHealing: () => void

beforeEach(() => {
  testConfig({ backend: 'kangban' })
  useSession.getState().logIn(loginResult())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  endHealing = startHealing(queryClient)
})

afterEach(() => endHealing())

function Contacts() {
  const query = useQuery(api.contacts.listContacts.queryOptions({}))
  return <p>{query.isError ? '没有' : query.data ? '有了' : '等等'}</p>
}

function KeptContacts() {
  const { stale, fetchedAt } = useKeptQuery(api.contacts.listContacts.queryOptions({}))

  return (
    <>
      <OfflineBanner />
      <p>
        {stale ? '旧的' : '新的'} {fetchedAt}
      </p>
    </>
  )
}

it('asks again for a page that was opened without a network when the network returns', async () => {
  const service = fakeService()
  service.offline = true
  renderPage(Contacts, '/mine')
  await screen.findByText('没有')

  service.offline = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('有了')).toBeTruthy()
})

it('leaves what the service itself refused', async () => {
  const service = fakeService()
  service.refuse('contacts.listContacts', 'busy')
  renderPage(Contacts, '/mine')
  await screen.findByText('没有')
  const asked = service.callsOf('contacts.listContacts').length
  const failed = queryClient.getQueryCache().findAll()[0]
  queryClient.setQueryDefaults(failed?.queryKey ?? [], { refetchOnReconnect: false })

  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(service.callsOf('contacts.listContacts')).toHaveLength(asked)
})

it('mends what else is broken, until it is gone', () => {
  const mend = vi.fn<() => void>()
  const end = mendOnReturn(mend)
  window.dispatchEvent(new Event('online'))
  end()
  window.dispatchEvent(new Event('online'))
  expect(mend).toHaveBeenCalledOnce()
})

it('shows the true time of an answer that the phone kept, and the newest when it can be had again', async () => {
  const service = fakeService()
  vi.setSystemTime(EIGHT_FIFTEEN + MS_PER_HOUR)

  service.answer('contacts.listContacts', () =>
    Response.json(envelope(), { headers: { [KEPT_AT]: String(EIGHT_FIFTEEN) } }),
  )

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderPage(KeptContacts, '/mine')
  await screen.findByText(`旧的 ${new Date(EIGHT_FIFTEEN).toISOString()}`)
  expect(await screen.findByText('显示的是 今早 08:15 的数据')).toBeTruthy()

  service.answer('contacts.listContacts', () => Response.json(envelope()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/新的/)
  await waitFor(() => expect(screen.queryByText(/没有网络|网络太慢/)).toBeNull())
  vi.useRealTimers()
})
