import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { openEdf, openWfdbRecord, parseSamples } from '@kangban/ecg-core'
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

/** All leads of a WFDB record. */
export function readLeads(headerPath: string): Lead[] {
  if (!headerPath.endsWith(HEADER))
    throw new CliError(`${headerPath} is no WFDB header (.hea), and only that has several leads`)
  const { header, leads, millivolts } = openRecord(headerPath)
  return leads.map((_, lead) => ({ samples: millivolts(lead), rateHz: header.rateHz }))
}

/** @throws EdfError where the file has no such lead, cannot be read, or the lead is none of voltage */
function readEdfLead(file: string, lead: number): Lead {
  const { leads, millivolts } = openEdf(readFileSync(file))
  return { samples: millivolts(lead), rateHz: leads[lead]?.rateHz ?? NaN }
}

/** A text file of millivolts as the one lead it has. @throws CliError without a rate, on another lead or no numbers */
export function readText(
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

/** A lead of a WFDB record (`file` is its header), an EDF file or a text file of millivolts. */
export function readRecord(
  file: string,
  options: { lead: number; rateHz: number | undefined },
): Lead {
  if (statSync(file).isDirectory()) throw new CliError(`${file} is a folder and not a record`)
  const isEdf = /\.edf$/i.test(file)
  if (!isEdf && !file.endsWith(HEADER)) return readText(file, options)
  const found = isEdf ? readEdfLead(file, options.lead) : readLead(file, options.lead)

  if (options.rateHz !== undefined && options.rateHz !== found.rateHz) {
    throw new CliError(`${file} says ${found.rateHz} Hz and --rate says ${options.rateHz}`)
  }

  return found
}
