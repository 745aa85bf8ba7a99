import type { OperationResult } from './result.ts'
import type { Profile } from '../profile.ts'

export interface Met {
  readonly base: string
  readonly profile: Profile
  /** The calls that answered where we guess them. */
  readonly found: readonly Pick<OperationResult, 'name' | 'method' | 'path'>[]
}

/** What `config.json` of the web app says of the back end that was met. */
export function configLines({ base, profile, found }: Met): string[] {
  const paths = Object.fromEntries(
    found.map(({ name, method, path }) => [name, `${method} ${path}`]),
  )

  const config = {
    apiBase: base.replace(/\/+$/, ''),
    backend: profile,
    ...(profile === 'documented' && { paths }),
    // The documents know no push.
    liveUpdates: profile === 'kangban',
  }

  // Without the braces around, as the lines stand in the file.
  return JSON.stringify(config, null, 2).split('\n').slice(1, -1)
}
