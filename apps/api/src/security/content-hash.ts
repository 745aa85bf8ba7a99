import type { Vault } from './vault.ts'

/** The same for the same content, whatever the order of its keys. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Keyed, so that nobody who reads the table can try what a short content was. */
export const contentHash = (vault: Vault, content: unknown): string =>
  vault.hash('idempotency', JSON.stringify(content, inOrder))
