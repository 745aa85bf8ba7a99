import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { withAdded } from '../documents/origin.ts'
import type { QuantityName } from '../quantities/quantities.ts'
import { orZero, whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

/** One page holds the whole table. */
export const RECORDS_PAGE_SIZE = 500

/** What was measured by the watch and by an instrument at the same time: null: not measured. */
const value = (name: QuantityName) => z.nullable(orZero(whole(name)))
export const MeasurementRecord = withAdded(
  {
    /** The time of the measurement, as entered. */
    createTime: moment,
    userName: z.string(),
    watchSpo2: value('oxygen'),
    watchHr: value('pulse'),
    watchSbp: value('systolic'),
    watchDbp: value('diastolic'),
    deviceSpo2: value('oxygen'),
    deviceHr: value('pulse'),
    deviceSbp: value('systolic'),
    deviceDbp: value('diastolic'),
    /** When the server stored the row. */
    sysTime: moment,
  },
  { id },
)
export type MeasurementRecord = z.infer<typeof MeasurementRecord>

export const RECORD_ID = '0b7d3c39-52a5-4ac3-8a42-3f5b0f2f8d11'
export const RECORDED = {
  createTime: '2026-03-02T08:10:00+08:00',
  userName: '本人',
  watchSpo2: 96,
  watchHr: 71,
  watchSbp: 134,
  watchDbp: 82,
  deviceSpo2: 97,
  deviceHr: 72,
  deviceSbp: 138,
  deviceDbp: 84,
  sysTime: '2026-03-02T08:14:26+08:00',
}
export const EXAMPLE_RECORD: MeasurementRecord = { ...RECORDED, kangban: { id: RECORD_ID } }
