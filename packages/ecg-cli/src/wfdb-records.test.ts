import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openWfdbRecord } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'

const RECORDS = path.join(import.meta.dirname, 'testing/wfdb-records')

interface Expected {
  rateHz: number
  units: string[]
  names: string[]
  /** The first values of each signal in its unit, null where one is missing. */
  samples: (number | null)[][]
  count: number
}

const expected = JSON.parse(readFileSync(path.join(RECORDS, 'expected.json'), 'utf8')) as Record<
  string,
  Expected
>

const openHeader = (header: string) => {
  const folder = path.join(RECORDS, path.dirname(header))

  return openWfdbRecord(path.basename(header, '.hea'), (name) =>
    readFileSync(path.join(folder, name)),
  )
}

/** Nine digits of each were written down. */
const isSame = (sample: number | null, found: number): boolean =>
  sample === null ? Number.isNaN(found) : Math.abs(found - sample) <= Math.abs(sample) * 5e-9

describe('records of many formats', () => {
  it.each(Object.entries(expected))('%s is read as by wfdb-python', (header, record) => {
    const { header: read, leads, values } = openHeader(header)
    expect(read.rateHz).toBe(record.rateHz)
    expect(leads.map(({ name }) => name)).toEqual(record.names)
    expect(leads.map(({ unit }) => unit)).toEqual(record.units)

    for (const [lead, samples] of record.samples.entries()) {
      const found = values(lead)
      expect(found).toHaveLength(record.count)

      const apart = samples.filter((sample, i) => !isSame(sample, found[i] ?? 0))
      expect(apart).toEqual([])
    }
  })
})
