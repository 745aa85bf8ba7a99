import { act, render } from '@testing-library/react'
import { queryClient } from '../../api/query-client.ts'
import { App } from '../App.tsx'

/** The whole app at an address, with nothing kept of the answers before. */
export async function openAt(path: string): Promise<void> {
  queryClient.clear()
  location.hash = `#${path}`
  render(<App />)
  await act(async () => undefined)
}
