// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { useSession } from '../stores/session.ts'
import { loginResult } from '../stores/testing/login.ts'
import '../api/query-client.ts'
import { newestVersion } from './from-page.ts'
import { ANSWERS_CACHE, FORGET } from './names.ts'

const cacheStorage = () => ({ delete: vi.fn<(name: string) => Promise<boolean>>(async () => true) })

const workers = (container: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })

it('empties what is kept with every end and change of a session', () => {
  const caches = cacheStorage()
  const postMessage = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('caches', caches)
  workers({ controller: { postMessage } })
  useSession.getState().logIn(loginResult())
  caches.delete.mockClear()
  postMessage.mockClear()

  useSession.getState().forget()
  expect(caches.delete).toHaveBeenCalledWith(ANSWERS_CACHE)
  expect(postMessage).toHaveBeenCalledWith(FORGET)
})

it('begins at once where there is no worker, and where no newer one waits', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(newestVersion()).resolves.toBeUndefined()
  workers({ controller: {}, getRegistration: async () => ({ waiting: null }) })
  await expect(newestVersion()).resolves.toBeUndefined()
})

it('goes on with the old version where another window holds it', async () => {
  const waiting = {
    postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(false),
  }

  workers({
    controller: {},
    getRegistration: async () => ({ waiting }),
    addEventListener: () => undefined,
  })

  await expect(newestVersion()).resolves.toBeUndefined()
})
