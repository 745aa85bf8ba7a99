// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allKept, findKept, keepEcg, keptOfDay, removeKept } from './kept-ecg.ts'
import { keptErrorText } from './kept-error.ts'
import { freshDatabase, logInAs, measurement } from './testing/kept.ts'

const SAMPLES = 30 * 512

const keep = (number: number, startedAt?: string) =>
  keepEcg(measurement(number, startedAt ? { startedAt } : {}), SAMPLES)

const ids = (kept: readonly { id: string }[]) => kept.map(({ id }) => id.at(-1))

function withStorage(storage: Partial<StorageManager>): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }))
}

beforeEach(() => {
  freshDatabase()
  logInAs('U1')
})

describe('the ECGs kept on this phone', () => {
  it('are kept once, however often one is given, with all that was to be saved', async () => {
    const { id, stored } = await keep(1)
    expect(id).toBe(`phone-${measurement(1).measurementId}`)
    expect(stored).toBe('new')
    expect(await keep(1)).toEqual({ id, stored: 'already' })
    expect(await allKept()).toHaveLength(1)

    expect(await findKept(id)).toEqual({
      ...measurement(1),
      id,
      userCode: 'U1',
      day: '2024-01-02',
      durationSeconds: 30,
    })
  })

  it('are told of by their day in China, oldest first', async () => {
    await keep(1, '2024-01-02T12:00:00Z')
    await keep(2, '2024-01-01T16:00:00Z')
    await keep(3, '2024-01-01T15:59:59Z')
    await keep(4, '2024-01-02T16:00:00Z')
    expect(ids(await keptOfDay('2024-01-02'))).toEqual(['2', '1'])
    expect(ids(await keptOfDay('2024-01-01'))).toEqual(['3'])
    expect(ids(await allKept())).toEqual(['3', '2', '1', '4'])
  })

  it('cannot be read, listed or deleted by another account on the phone', async () => {
    const { id } = await keep(1)

    for (const other of ['U2', 'U', 'U1/', 'U10']) {
      logInAs(other)
      expect(await allKept()).toEqual([])
      expect(await keptOfDay('2024-01-02')).toEqual([])
      expect(await findKept(id)).toBeUndefined()
      await removeKept(id)
    }

    logInAs('U1')
    expect(await findKept(id)).toBeDefined()
    await removeKept(id)
    expect(await findKept(id)).toBeUndefined()
  })

  it('outlive the session that emptied local storage', async () => {
    const { id } = await keep(1)
    localStorage.clear()
    sessionStorage.clear()
    expect(await findKept(id)).toBeDefined()
  })

  it('are never kept by nobody', async () => {
    const { useSession } = await import('../stores/session.ts')
    useSession.setState({ token: '', user: null })
    await expect(keep(1)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('asks the browser once that they may stay, when the first is kept', async () => {
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
    withStorage({ persisted: () => Promise.resolve(false), persist })
    await keep(1)
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
    await keep(2)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(persist).toHaveBeenCalledOnce()
  })

  it('are kept also where the browser does not take such a question', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    withStorage({ persisted: () => Promise.reject(new Error('no')) })
    await expect(keep(1)).resolves.toMatchObject({ stored: 'new' })
  })

  it('says in words when there is no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })

    const failure: unknown = await keep(1).catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ name: 'KeptError', code: 'full' })
    expect(keptErrorText(failure)).toContain('手机的存储空间不够')
    expect(await allKept()).toEqual([])
  })

  it('says in words when the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const failure: unknown = await keep(1).catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ name: 'KeptError', code: 'unavailable' })
    expect(keptErrorText(failure)).toContain('浏览器不允许在手机上保存数据')
  })
})
