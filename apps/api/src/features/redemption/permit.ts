import type { Vault } from '../../security/vault.ts'

/** How a permit is stored: its token is only in the administrator's cookie. */
export const hashPermit = (vault: Vault, token: string): string =>
  vault.hash('redemption permit', token)
