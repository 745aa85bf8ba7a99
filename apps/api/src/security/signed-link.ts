import type { Vault } from './vault.ts'

/** Makes and checks links to a file that need no session and expire: `{expires}.{signature}`. */
export function createLinkSigner(vault: Vault, now: () => Date) {
  const signature = (path: string, expires: number) => vault.hash('link', `${path}\n${expires}`)

  return {
    sign(path: string, seconds: number): string {
      const expires = Math.floor(now().getTime() / 1000) + seconds
      return `${path}?expires=${expires}&signature=${signature(path, expires)}`
    },
    accepts(path: string, query: { expires: number; signature: string }): boolean {
      const inTime = query.expires * 1000 > now().getTime()
      return vault.same(query.signature, signature(path, query.expires)) && inTime
    },
  }
}

export type LinkSigner = ReturnType<typeof createLinkSigner>
