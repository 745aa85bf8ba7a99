import { type Mock, type MockOptions, startMock, startReplay } from '@kangban/mock'

const options: MockOptions = { seed: 1, scenario: 'high-pressure', port: null }

export async function typed(): Promise<string> {
  const mock: Mock = await startMock(options)
  const takeBack: () => void = mock.fault({ operation: 'points.draw', status: 503, times: 2 })
  takeBack()
  const { token } = await mock.session('13800000001')
  // @ts-expect-error -- what is no scenario of ours is a mistake that the types tell
  await startMock({ scenario: 'none' })
  await (await startReplay({ folder: 'recorded' })).stop()
  return token
}
