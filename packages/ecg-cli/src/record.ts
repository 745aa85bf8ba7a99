import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { openWfdbRecord, parseSamples } from '@kangban/ecg-core'
import type { WfdbRecord } from '@kangban/ecg-core'
import { CliError } from './cli-error.ts'

const HEADER = '.hea'

/** One lead in millivolts, NaN for gaps. */
export interface Lead {
  samples: Float32Array
  rateHz: number
}

/** A WFDB record by its header, whose other files lie in the same folder. */
export const openRecord = (headerPath: string): WfdbRecord =>
  openWfdbRecord(path.basename(headerPath, HEADER), (name) =>
    readFileSync(path.join(path.dirname(headerPath), name)),
  )

/** @throws WfdbError where the record has no such lead or cannot be read. */
export function readLead(headerPath: string, lead: number): Lead {
  const { header, millivolts } = openRecord(headerPath)
  return { samples: millivolts(lead), rateHz: header.rateHz }
}

function readText(
  file: string,
  { lead, rateHz }: { lead: number; rateHz: number | undefined },
): Lead {
  if (rateHz === undefined)
    throw new CliError(`${file} is no WFDB header (.hea): a text file of samples needs --rate HZ`)
  if (lead !== 0) throw new CliError(`lead ${lead} was asked for and a text file has one, lead 0`)
  const { samples, gaps } = parseSamples(readFileSync(file))
  if (gaps > 0 && gaps === samples.length)
    throw new CliError(`${file} holds no number that could be a sample`)
  return { samples, rateHz }
}

/** A lead of a WFDB record (`file` is its header) or of a text file of millivolts. */
export function readRecord(
  file: string,
  options: { lead: number; rateHz: number | undefined },
): Lead {
  if (statSync(file).isDirectory()) throw new CliError(`${file} is a folder and not a record`)
  if (!file.endsWith(HEADER)) return readText(file, options)
  const found = readLead(file, options.lead)

  if (options.rateHz !== undefined && options.rateHz !== found.rateHz) {
    throw new CliError(`${file} says ${found.rateHz} Hz and --rate says ${options.rateHz}`)
  }

  return found
}
