import { api } from '../../../api/client.ts'

/** More records of many hours than that are not looked through for those of a month. */
const MOST_LONG = 50

/** The short records of a month, YYYY-MM. */
export const monthQuery = (month: string) => api.ecg.listEcgMonth.queryOptions({ month })

/** Those of many hours, of all months. */
export const longRecordsQuery = () =>
  api.holter.listHolterRecords.queryOptions({ pn: 1, ps: MOST_LONG })
