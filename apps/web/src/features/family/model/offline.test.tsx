import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { contract } from '@kangban/contracts'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lookAt } from './choose.ts'
import { MOTHER } from '../testing/members.ts'
import { useSession } from '../../../stores/session.ts'
import { leaveSubject } from '../../../stores/subject.ts'
import { startService } from '../../../testing/start-service.ts'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { loadContracts } from '../../../api/quiet-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'

const EXAMPLE = contract.home.getHomeSummary.example?.output

const said = (text: string) => ({ ...EXAMPLE, sentence: [{ text, tone: 'plain' }] })

function Home() {
  const { data, stale } = useKeptQuery(api.home.getHomeSummary.queryOptions({}))
  const words = data?.sentence.map(({ text }) => text).join('') ?? '没有'
  return <p>{`${words}${stale ? '（旧）' : ''}`}</p>
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Home />
    </QueryClientProvider>,
  )

beforeAll(loadContracts)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const user = { userCode: 'U-son', userPhone: '', name: null, avatar: null, isBinding: false }
  useSession.setState({ token: 'T', user })
})

afterEach(() => {
  leaveSubject()
  onlineManager.setOnline(true)
  sessionStorage.clear()
  localStorage.clear()
})

it('shows without a network what was seen last of the same person, never of the other', async () => {
  const world = startService({
    'home.getHomeSummary': ({ query }) => said(query.get('userCode') ? '她的一天' : '他的一天'),
  })

  const own = open()
  expect(await screen.findByText('他的一天')).toBeDefined()
  own.unmount()
  await lookAt(MOTHER)
  const hers = open()
  expect(await screen.findByText('她的一天')).toBeDefined()
  hers.unmount()
  world.offline = true
  await lookAt(null)
  const back = open()
  expect(await screen.findByText('他的一天（旧）', {}, { timeout: 8000 })).toBeDefined()
  expect(screen.queryByText(/她的一天/)).toBeNull()
  back.unmount()
  // Of her nothing is kept on the phone but by the worker, which knows people by what they asked.
  await lookAt(MOTHER)
  open()
  expect(await screen.findByText('没有（旧）', {}, { timeout: 8000 })).toBeDefined()
}, 20_000)
