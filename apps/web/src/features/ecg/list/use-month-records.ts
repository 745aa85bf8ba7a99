import { addDays, shanghaiDay } from '@kangban/china-time'
import type { HolterHead } from '@kangban/contracts'
import { lengthText } from '@kangban/rules/day/time-words'
import type { EcgRowWords } from '@kangban/rules/ecg/ecg-row-verdict'
import { useQuery } from '@tanstack/react-query'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { ecgCopy } from '../parts/copy.ts'
import { longRecordsQuery, monthQuery } from './month-queries.ts'

/** Slowest and fastest of an hour, beats/min. */
export interface HourRates {
  low: number
  high: number
}

/** A record in the list of a month, whatever it was measured with. */
export interface MonthRecord extends EcgRowWords {
  key: string
  at: string
  device: string
  /** Null where it cannot be opened. */
  to: string | null
  /** As the list tells them, where it does. */
  thumbnail: string | null
  /** Of a record of many hours: slowest and fastest of each. */
  hours: readonly (HourRates | null)[]
  doctor: { knows: boolean; text: string } | null
}

const newestFirst = (a: MonthRecord, b: MonthRecord) => Date.parse(b.at) - Date.parse(a.at)

/** How long it is is known once all of it is there. */
const longTitle = ({ sampleCount, rateHz }: Pick<HolterHead, 'sampleCount' | 'rateHz'>) =>
  sampleCount === null
    ? ecgCopy.holter.receiving
    : ecgCopy.holter.lasting(lengthText(sampleCount / rateHz))

/** All records of a month (YYYY-MM), newest first; undefined while they are being read. Asked for where they are shown. */
export function useMonthRecords(month: string, shown: boolean) {
  const query = useKeptQuery({ ...monthQuery(month), enabled: shown })

  // Quiet where they cannot be read, and where nobody knows such.
  const long = useQuery({
    ...longRecordsQuery(),
    enabled: shown && !isDocumentedOnly(),
  })

  const short = query.data?.list.map((record, index): MonthRecord => {
    const { id, dataTime, source } = record
    const to = id ? `/theHeart?ecg=1&id=${encodeURIComponent(id)}` : null

    return {
      ...record,
      thumbnail: record.thumbnail ?? null,
      hours: [],
      doctor: record.doctor ?? null,
      key: id ?? `${dataTime} ${index}`,
      at: dataTime,
      device: ecgCopy.sources[source],
      to,
    }
  })

  const ofMonth = (long.data?.list ?? []).filter(({ startedAt }) =>
    shanghaiDay(startedAt).startsWith(month),
  )

  const hours = ofMonth.map((record): MonthRecord => {
    const to = `/lead?holter=${encodeURIComponent(record.id)}`

    return {
      ...record,
      key: record.id,
      at: record.startedAt,
      device: longTitle(record),
      to,
      thumbnail: null,
      hours: record.hours ?? [],
      doctor: record.doctor ?? null,
    }
  })

  // A long record that comes later would push down the rows that are there.
  const whole = short && !long.isLoading ? [...short, ...hours].toSorted(newestFirst) : undefined
  return { query, records: whole }
}

const LONGEST_MONTH = 31

/** The month before (-1) or after (1). */
export const stepMonth = (month: string, by: -1 | 1): string =>
  addDays(`${month}-01`, by === 1 ? LONGEST_MONTH : -1).slice(0, 'YYYY-MM'.length)
