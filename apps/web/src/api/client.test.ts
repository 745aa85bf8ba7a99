// @vitest-environment jsdom
import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../config/testing/config.ts'
import { loginResult } from '../stores/testing/login.ts'
import { quietClient } from './quiet-client.ts'
import { useToasts } from '../shared/ui/layers/toast.ts'
import { useSession } from '../stores/session.ts'
import { useShell } from '../stores/shell.ts'
import { cancelRequests } from './cancel.ts'
import { client, showsLoading } from './client.ts'
import { queryClient } from './query-client.ts'

const fetched = vi.fn<typeof fetch>()

const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }))

const sent = () => {
  const [url, init] = fetched.mock.calls[0] ?? []
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) }
}

const toasts = () => useToasts.getState().items.map(({ title, type }) => ({ title, type }))
const listContacts = () => client.contacts.listContacts.query({})

beforeEach(() => {
  testConfig({ apiBase: 'https://api.example.org/base', backend: 'kangban' })
  useToasts.setState({ items: [] })
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  location.hash = '#/mine'
})

afterEach(() => vi.unstubAllGlobals())

describe('what is sent', () => {
  it('[REQ-39] goes to the configured base', async () => {
    answer({ code: '1000', data: [] })
    await listContacts()

    expect(sent()).toMatchObject({
      url: 'https://api.example.org/base/user/v1/list/contacts',
      method: 'GET',
    })
  })

  it('[REQ-05] [REQ-41] carries the raw token, or an empty one', async () => {
    answer({ code: '1000', data: [] })
    await listContacts()
    expect(sent().headers.get('authorization')).toBe('')
    useSession.getState().logIn(loginResult())
    fetched.mockClear()
    await listContacts()
    expect(sent().headers.get('authorization')).toBe('token-1')
  })

  it('[REQ-03] is JSON in UTF-8', async () => {
    answer({ code: '1000', data: {} })
    await client.profile.updateHealthInfo.mutate({ height: 160 })
    expect(sent().headers.get('content-type')).toBe('application/json;charset=UTF-8')
    expect(sent().body).toBe('{"height":160}')
  })

  it('[REQ-02] may take 600000 ms, and is given up then', async () => {
    vi.useFakeTimers()

    // Its own timers are none that a fake clock moves.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const abort = new AbortController()
      setTimeout(() => abort.abort(), ms)
      return abort.signal
    })

    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )

    const ended = vi.fn<(cause: unknown) => void>()
    void listContacts().catch(ended)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(fetched).toHaveBeenCalledOnce()
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    expect(toasts()).toEqual([{ title: '后端接口请求超时', type: 'error' }])
    vi.useRealTimers()
  })
})

describe('a success', () => {
  it.each(['1000', '2000', 200, 2000])(
    '[REQ-13] [REQ-14] [REQ-15] [REQ-16] is code %j, without a toast',
    async (code) => {
      const data = [{ id: 'C1', name: '小李', phone: '13900000000' }]
      answer({ code, msg: '操作成功', data })
      await expect(listContacts()).resolves.toEqual(data)
      expect(toasts()).toEqual([])
    },
  )
})

describe.each(['kangban', 'documented'] as const)(
  'a failure code of a back end that is %s',
  (backend) => {
    beforeEach(() => {
      testConfig({ apiBase: 'https://api.example.org/base', backend })
    })

    it.each([
      ['9999', '失败原因', 'error'],
      ['402', '余额不足', 'error'],
      ['406', '不可接受', 'error'],
      ['407', '需要代理', 'error'],
      ['7777', '别的', 'error'],
      ['6666', '请留意', 'warning'],
    ])(
      '[REQ-17] [REQ-20] [REQ-21] [REQ-22] [REQ-27] [REQ-28] [REQ-45] %s shows %s as %s and nothing else',
      async (code, msg, type) => {
        useSession.getState().logIn(loginResult())
        answer({ code, msg, data: null })
        await expect(listContacts()).rejects.toThrow(msg)
        expect(toasts()).toEqual([{ title: msg, type }])
        expect(localStorage.getItem('token')).toBe('token-1')
        expect(location.hash).toBe('#/mine')
      },
    )

    it('[REQ-18] without a message names the code', async () => {
      answer({ code: '5000', data: null })
      await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([{ title: '后端接口5000异常', type: 'error' }])
    })

    it('[REQ-19] shows message where there is no msg', async () => {
      answer({ code: '9999', message: '出错' })
      await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([{ title: '出错', type: 'error' }])
    })

    it.each([
      ['410', 200],
      [410, 200],
      ['9999', 410],
    ])('[REQ-23] [REQ-24] [REQ-33] code %j with HTTP %i ends the session', async (code, status) => {
      useSession.getState().logIn(loginResult())
      answer({ code, msg: '登录已失效' }, status)
      await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([{ title: '登录已失效', type: 'error' }])
      expect(localStorage.length).toBe(0)
      expect(useSession.getState().token).toBe('')
      expect(location.hash).toBe('#/login')
      expect(useShell.getState().intendedPath).toBe('/mine')
    })

    it.each([
      ['401', 200],
      ['9999', 401],
    ])(
      '[REQ-26] code %s with HTTP %i leads to /401 and keeps the session',
      async (code, status) => {
        useSession.getState().logIn(loginResult())
        answer({ code, msg: '没有权限' }, status)
        await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
        expect(location.hash).toBe('#/401')
        expect(localStorage.getItem('token')).toBe('token-1')
        expect(toasts()).toEqual([])
      },
    )

    it('of a call with its own messages shows no toast, but ends the session', async () => {
      answer({ code: '9999', msg: '保存失败' })
      await expect(client.profile.updateHealthInfo.mutate({})).rejects.toThrow('保存失败')
      expect(toasts()).toEqual([])
      answer({ code: '410', msg: '登录已失效' })

      await expect(client.profile.updateHealthInfo.mutate({})).rejects.toBeInstanceOf(
        TRPCClientError,
      )

      expect(location.hash).toBe('#/login')
    })
  },
)

describe.each(['kangban', 'documented'] as const)(
  'a transport error of a back end that is %s',
  (backend) => {
    beforeEach(() => {
      testConfig({ apiBase: 'https://api.example.org/base', backend })
    })

    it('[REQ-32] of a page where an answer was expected is unknown', async () => {
      fetched.mockResolvedValue(new Response('<!doctype html><title>gateway</title>'))
      await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([{ title: '后端接口未知异常', type: 'error' }])
    })

    it('is told in its documented words', async () => {
      fetched.mockRejectedValue(new TypeError('Failed to fetch'))
      await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([{ title: '后端接口连接异常', type: 'error' }])
    })

    it('of an HTTP failure without a body names the status', async () => {
      fetched.mockResolvedValue(new Response('<html>', { status: 502 }))
      await expect(listContacts()).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([{ title: '后端接口502异常', type: 'error' }])
    })

    it('that the user asked for by 取消 is silent', async () => {
      fetched.mockImplementation(
        (_, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
          }),
      )

      const call = listContacts()
      await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
      cancelRequests()
      await expect(call).rejects.toBeInstanceOf(TRPCClientError)
      expect(toasts()).toEqual([])
      expect(useShell.getState().loadingCount).toBe(0)
    })
  },
)

describe('the loading count', () => {
  it.each([
    ['[REQ-11]', () => Promise.resolve(Response.json({ code: '9999', msg: 'x' }))],
    ['[REQ-12]', () => Promise.reject(new TypeError('offline'))],
  ])('%s is up during a call and down after its failure', async (_, end) => {
    let goOn: (() => void) | undefined
    const waiting = new Promise<void>((resolve) => (goOn = resolve))
    fetched.mockImplementation(() => waiting.then(end))
    const call = listContacts()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(useShell.getState().loadingCount).toBe(1)
    goOn?.()
    await expect(call).rejects.toBeInstanceOf(TRPCClientError)
    expect(useShell.getState().loadingCount).toBe(0)
  })

  it('[REQ-07] is left alone by a call flagged no-loading', async () => {
    const counts: number[] = []

    fetched.mockImplementation(async () => {
      counts.push(useShell.getState().loadingCount)
      return Response.json({ code: '9999', msg: 'x' })
    })

    await expect(client.home.getHomeSummary.query({})).rejects.toBeInstanceOf(TRPCClientError)
    expect(counts).toEqual([0])
  })

  it('[REQ-08] [REQ-09] [REQ-10] is left alone by the documented paths', () => {
    expect(showsLoading({ path: '/x/doEdit' })).toBe(false)
    expect(showsLoading({ path: '/x/accidentServiceCorp/y' })).toBe(false)
    expect(showsLoading({ path: '/x/baseByArea' })).toBe(false)
    expect(showsLoading({ path: '/x/edit' })).toBe(true)
  })
})

it('forgets the answers of the person who logged out', () => {
  useSession.getState().logIn(loginResult())
  queryClient.setQueryData(['a'], 1)
  useSession.getState().forget()
  expect(queryClient.getQueryData(['a'])).toBeUndefined()
})

/** The calls whose failure the documents only log, as their screens ask them. */
const LOGGED = [
  ['the save of health info', () => client.profile.updateHealthInfo.mutate({})],
  ['the flag of the contact check', () => quietClient.account.getFlag.query({})],
  ['the contacts of the contact check', () => quietClient.contacts.listContacts.query({})],
  [
    'the data of the recorder',
    () => client.ecg.listEcgMeasurements.query({ measurementDate: '2024-01-02' }),
  ],
  ['the rights of the device', () => client.services.getRights.query({})],
  ['the link to a doctor', () => client.services.getJumpUrl.query({ type: 1 })],
  ['a list of diseases', () => client.profile.listDiseaseTags.query({ type: '1001', sex: '2' })],
] as const

describe.each(LOGGED)('%s that fails', (_, call) => {
  it('[CONFLICT-05] is logged and not toasted', async () => {
    useSession.getState().logIn(loginResult())
    answer({ code: '9999', msg: '失败原因' })
    await expect(call()).rejects.toThrow('失败原因')
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call()).rejects.toBeInstanceOf(TRPCClientError)
    expect(toasts()).toEqual([])
    expect(console.warn).toHaveBeenCalledTimes(2)
    expect(location.hash).toBe('#/mine')
  })

  it('[CONFLICT-05] ends the session by 410, and leads to /401 by 401, as any call does', async () => {
    useSession.getState().logIn(loginResult())
    answer({ code: '401', msg: '没有权限' })
    await expect(call()).rejects.toBeInstanceOf(TRPCClientError)
    expect(location.hash).toBe('#/401')
    expect(useSession.getState().token).toBe('token-1')
    answer({ code: '410', msg: '登录已失效' })
    await expect(call()).rejects.toBeInstanceOf(TRPCClientError)
    expect(location.hash).toBe('#/login')
    expect(useSession.getState().token).toBe('')
    expect(toasts()).toEqual([{ title: '登录已失效', type: 'error' }])
  })
})
