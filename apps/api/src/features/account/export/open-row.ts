import { shanghaiTime } from '@kangban/china-time'
import type { Vault } from '../../../security/vault.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type Row = Record<string, Json>

/** Hashes are secrets or shadows of them; the account and the keys of its effects mean nothing outside. */
const isInternal = (column: string): boolean =>
  column.endsWith('Hash') || ['accountId', 'ownerId', 'viewerId', 'idempotencyKey'].includes(column)

/** A stored row as its owner reads it: sealed texts open, times with China's offset, nothing internal. */
export function openRow(vault: Vault, row: object): Row {
  const openValue = (value: unknown): Json => {
    if (value === null || value === undefined) return null
    if (value instanceof Date) return shanghaiTime(value)
    if (Array.isArray(value)) return value.map(openValue)
    if (typeof value === 'object') return openRow(vault, value)
    return typeof value === 'bigint' ? Number(value) : (value as string | number | boolean)
  }

  const open: Row = {}

  for (const [column, value] of Object.entries(row)) {
    if (isInternal(column)) continue
    if (column.endsWith('Cipher')) {
      open[column.slice(0, -'Cipher'.length)] =
        typeof value === 'string' && value ? vault.decrypt(value) : null
    } else open[column] = openValue(value)
  }

  return open
}
