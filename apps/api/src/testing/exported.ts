import { unzipSync } from 'fflate'
import type { TestApp } from './start-test-app.ts'

/** Reads the files of the ZIP of all own data as text; '' for one that is not in it. */
export async function exported(
  app: TestApp,
  person: Pick<ReturnType<TestApp['client']>, 'get'>,
): Promise<(path: string) => string> {
  const { data } = await person.get<{ url: string }>('/user/v1/account/export-link')
  const { rawPayload } = await app.server.inject({ url: data.url })
  const files = unzipSync(new Uint8Array(rawPayload))
  return (path) => new TextDecoder().decode(files[path])
}
