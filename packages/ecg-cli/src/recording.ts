import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type EdfAnnotation, openEdf, readWfdbAnnotations, WfdbError } from '@kangban/ecg-core'
import { CliError } from './cli-error.ts'
import { openRecord, readText } from './record.ts'

/** All of a record that another format can hold. */
export interface Recording {
  /** By the recorder's clock, `YYYY-MM-DDTHH:MM:SS` with or without a fraction; null where the record does not say. */
  startedAt: string | null
  rateHz: number
  leads: { name: string; unit: string; samples: Float64Array }[]
  /** Of a WFDB record those of `.atr`: the letter of each, or its text where it has one. */
  annotations: EdfAnnotation[]
}

const ANNOTATOR = 'atr'

/** What header(5) tells apart: the date may be missing. */
function startOf(time: string | null, date: string | null): string | null {
  if (time === null || date === null) return null
  const [day = '', month = '', year = ''] = date.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}`
}

function readWfdb(file: string): Recording {
  const { header, leads, values } = openRecord(file)
  const { rateHz, baseTime, baseDate } = header
  const marks = path.format({ ...path.parse(file), base: '', ext: `.${ANNOTATOR}` })

  const annotations = existsSync(marks)
    ? readWfdbAnnotations(readFileSync(marks), rateHz).map(({ sample, symbol, aux }) => ({
        onset: sample / rateHz,
        text: aux ?? symbol,
      }))
    : []

  return {
    startedAt: startOf(baseTime, baseDate),
    rateHz,
    leads: leads.map((lead, at) => ({ ...lead, samples: values(at) })),
    annotations,
  }
}

function readEdf(file: string): Recording {
  const { leads, values, startedAt, annotations } = openEdf(readFileSync(file))
  const [first] = leads
  if (!first) throw new CliError(`${file} has no signal`)
  const other = leads.find(({ rateHz }) => rateHz !== first.rateHz)
  if (other)
    throw new CliError(
      `${file} has signals of ${first.rateHz} and ${other.rateHz} Hz, one rate can be converted`,
    )

  return {
    startedAt,
    rateHz: first.rateHz,
    leads: leads.map(({ name, unit }, at) => ({ name, unit, samples: values(at) })),
    annotations,
  }
}

/** @throws WfdbError, EdfError or CliError on what cannot be read */
export function readRecording(file: string, rateHz: number | undefined): Recording {
  const isText = !/\.(hea|edf)$/i.test(file)

  if (isText) {
    const { samples, rateHz: rate } = readText(file, { lead: 0, rateHz })
    const leads = [{ name: 'ECG', unit: 'mV', samples: Float64Array.from(samples) }]
    return { startedAt: null, rateHz: rate, leads, annotations: [] }
  }

  const recording = /\.edf$/i.test(file) ? readEdf(file) : readWfdb(file)
  if (recording.leads.length === 0) throw new WfdbError(`${file} has no signal`)
  if (rateHz !== undefined && rateHz !== recording.rateHz)
    throw new CliError(`${file} says ${recording.rateHz} Hz and --rate says ${rateHz}`)

  return recording
}
