import { shanghaiTime } from '@kangban/china-time'
import type { MeasurementRecord } from '@kangban/contracts'
import type { Vault } from '../../security/vault.ts'

export const VALUE_NAMES = [
  'watchSpo2',
  'watchHr',
  'watchSbp',
  'watchDbp',
  'deviceSpo2',
  'deviceHr',
  'deviceSbp',
  'deviceDbp',
] as const

/** By which the records of one name are found. */
export const nameHash = (vault: Vault, name: string): string => vault.hash('comparison name', name)

type Values = Pick<MeasurementRecord, (typeof VALUE_NAMES)[number]>
interface StoredRecord extends Values {
  id: string
  userNameCipher: string
  createdAt: Date
  sysTime: Date
}

/** All that is known of a row: `createTime` is when it was measured, `sysTime` when it was stored. */
export const openRecord = (
  { id, userNameCipher, createdAt, sysTime, ...row }: StoredRecord,
  vault: Vault,
) => ({
  id,
  createTime: shanghaiTime(createdAt),
  userName: vault.decrypt(userNameCipher),
  watchSpo2: row.watchSpo2,
  watchHr: row.watchHr,
  watchSbp: row.watchSbp,
  watchDbp: row.watchDbp,
  deviceSpo2: row.deviceSpo2,
  deviceHr: row.deviceHr,
  deviceSbp: row.deviceSbp,
  deviceDbp: row.deviceDbp,
  sysTime: shanghaiTime(sysTime),
})

/** As the documented list answers it. */
export function wireRecord(row: StoredRecord, vault: Vault): MeasurementRecord {
  const { id, ...documented } = openRecord(row, vault)
  return { ...documented, kangban: { id } }
}
