import type { MeasurementRecord } from '@kangban/contracts'
import { shanghaiTime } from '@kangban/rules/china-time'
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

/** A stored row as it travels: `createTime` is when it was measured, `sysTime` when it was stored. */
export const wireRecord = (
  { id, userNameCipher, createdAt, sysTime, ...row }: StoredRecord,
  vault: Vault,
): MeasurementRecord => ({
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
