// Courses that nobody measured: no single value of them is wrong.
import { edited, isObject, type Kind, lists } from './kind.ts'

type Values = readonly (number | null)[]

const isDays = (value: unknown): boolean =>
  Array.isArray(value) && /^\d{4}-\d{2}-\d{2}$/.test(String(value[0]))

/** Steps or minutes of sleep, of which hardly two days are alike. */
const isFine = (data: Record<string, unknown>): boolean =>
  Array.isArray(data['details']) && ('distance' in data || 'totalTime' in data)

/** The series of a month, day by day, with what follows from them. */
const months =
  (change: (values: Values, labels: readonly string[]) => Values) =>
  (data: unknown): unknown => {
    if (!isObject(data) || !isDays(data['detailTimes']) || !isFine(data)) return data
    const labels = data['detailTimes'] as string[]
    const details = change(data['details'] as Values, labels)
    const told = details.filter((value) => value !== null)
    const sum = told.reduce((all, value) => all + value, 0)
    const mean = Math.round(sum / Math.max(told.length, 1))
    const totals = 'total' in data ? { total: sum, distance: sum * 0.65 } : {}
    return { ...data, details, ...totals, ...('totalTime' in data ? { totalTime: mean } : {}) }
  }

const sameWeekday = (values: Values): Values =>
  values.map(
    (_, index) => values[values.length - 7 + ((((index - values.length) % 7) + 7) % 7)] ?? null,
  )

export const COURSES: readonly Kind[] = [
  {
    group: 'course',
    what: 'every day the same',
    data: months((values) =>
      values.map((value) => (value === null ? null : (values.at(-2) ?? value))),
    ),
    implausible: true,
  },
  {
    group: 'course',
    what: 'days rounded to tens',
    data: months((values) => values.map((value) => value && Math.round(value / 10) * 10)),
    implausible: true,
  },
  {
    group: 'course',
    what: 'each week the last one again',
    data: months(sameWeekday),
    implausible: true,
  },
  {
    group: 'course',
    what: 'each Sunday its Saturday',
    data: months((values, labels) =>
      values.map((value, index) =>
        new Date(labels[index] ?? 0).getUTCDay() === 0 ? (values[index - 1] ?? value) : value,
      ),
    ),
    implausible: true,
  },
  {
    group: 'course',
    what: 'every reading the same',
    data: lists((rows) =>
      rows.map((row) =>
        'sbp' in row ? { ...row, sbp: rows[0]?.['sbp'], dbp: rows[0]?.['dbp'] } : row,
      ),
    ),
    implausible: true,
  },
  {
    group: 'course',
    what: 'readings rounded to tens',
    data: (data) =>
      edited(data, (value, key) =>
        typeof value === 'number' && /^(?:sbp|dbp)$/.test(key)
          ? Math.round(value / 10) * 10
          : value,
      ),
    implausible: true,
  },
]
