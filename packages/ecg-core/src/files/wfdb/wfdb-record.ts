import { MAX_SAMPLES } from '../max-samples.ts'
import { WfdbError } from './wfdb-fields.ts'
import { parseWfdbHeader, type WfdbHeader, type WfdbSegment } from './wfdb-header.ts'
import { millivoltsPer, readWfdbSignal, readWfdbValues, signalOf } from './wfdb-signal.ts'
import type { WfdbSignal } from './wfdb-signal-line.ts'

declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string }

/** The bytes of a file by its name, which has no folder in it. Throws where there is none. */
export type ReadWfdbFile = (fileName: string) => Uint8Array

export interface WfdbLead {
  /** The description of its signal line. */
  name: string
  unit: string
}

/** A record in one piece or of several segments, whose leads are read one by one. */
export interface WfdbRecord {
  header: WfdbHeader
  leads: WfdbLead[]
  /** A lead in its unit, NaN where nothing was measured: see `readWfdbValues`. */
  values: (lead: number) => Float64Array
  /** The same in millivolts. @throws WfdbError also on a unit that is none of voltage */
  millivolts: (lead: number) => Float32Array
}

/** Segments whose signals are said by the first one, and that each have some of them in any order: header(5). */
const isVariable = ({ segments }: WfdbHeader): boolean => segments[0]?.samples === 0

const leadOf = ({ description, unit }: WfdbSignal): WfdbLead => ({ name: description, unit })

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function wholeRecord(header: WfdbHeader, readFile: ReadWfdbFile): WfdbRecord {
  const bytesOf = (lead: number) => {
    const { fileName, format } = signalOf(header, lead)
    return format === 0 ? new Uint8Array() : readFile(fileName)
  }

  return {
    header,
    leads: header.signals.map(leadOf),
    values: (lead) => readWfdbValues(header, bytesOf(lead), lead),
    millivolts: (lead) => readWfdbSignal(header, bytesOf(lead), lead),
  }
}

/** The header of a segment, held against what the record says of it. */
function segmentHeader(
  { recordName, samples }: WfdbSegment,
  rateHz: number,
  readFile: ReadWfdbFile,
): WfdbHeader {
  const header = parseWfdbHeader(textOf(readFile(`${recordName}.hea`)))

  if (header.segments.length > 0)
    throw new WfdbError(`segment ${recordName} has segments of its own, which none may have`)

  if (header.rateHz !== rateHz)
    throw new WfdbError(`segment ${recordName} has ${header.rateHz} Hz and its record ${rateHz}`)

  // A segment of another length would move what follows; the header of a layout needs to say none.
  if (samples > 0 && header.samples !== null && header.samples !== samples)
    throw new WfdbError(
      `segment ${recordName} has ${header.samples} samples and its record says ${samples}`,
    )

  return { ...header, samples }
}

/** Which signal of a segment is the lead of the record; -1 where the segment has not measured it. */
const placeIn = (segment: WfdbHeader, record: WfdbHeader, lead: WfdbLead & { at: number }) =>
  isVariable(record)
    ? segment.signals.findIndex(({ description }) => description === lead.name)
    : lead.at

/** Turns values of one unit into another one: the same unit, or both of voltage. */
function unitFactor(from: string, to: string, lead: number): number {
  return from === to ? 1 : millivoltsPer(from, lead) / millivoltsPer(to, lead)
}

function segmentedRecord(header: WfdbHeader, readFile: ReadWfdbFile): WfdbRecord {
  const total = header.segments.reduce((sum, { samples }) => sum + samples, 0)

  if (total > MAX_SAMPLES)
    throw new WfdbError(`a record of ${total} samples was met, ${MAX_SAMPLES} can be read`)

  // A header may name one segment as often as it likes: each is opened once.
  const opened = new Map<string, WfdbHeader>()

  const open = (segment: WfdbSegment): WfdbHeader | null => {
    if (segment.recordName === '~') return null
    const before = opened.get(segment.recordName)
    const found = before ?? segmentHeader(segment, header.rateHz, readFile)
    opened.set(segment.recordName, found)
    return { ...found, samples: segment.samples }
  }

  const described = header.segments.map(open).find((segment) => segment !== null)
  const leads = described?.signals.map(leadOf) ?? []

  const values = (at: number): Float64Array => {
    const lead = leads[at]
    if (!lead)
      throw new WfdbError(`lead ${at} was asked for and the record has ${leads.length} (from 0)`)
    const samples = new Float64Array(total).fill(NaN)
    let from = 0

    for (const segment of header.segments) {
      const found = segment.samples > 0 ? open(segment) : null
      const place = found ? placeIn(found, header, { ...lead, at }) : -1

      if (found && place >= 0) {
        const factor = unitFactor(signalOf(found, place).unit, lead.unit, at)
        const part = wholeRecord(found, readFile).values(place)
        samples.set(factor === 1 ? part : part.map((value) => value * factor), from)
      }

      from += segment.samples
    }

    return samples
  }

  return {
    header,
    leads,
    values,
    millivolts: (at) => {
      const samples = values(at)
      const factor = millivoltsPer(leads[at]?.unit ?? '', at)
      return Float32Array.from(samples, (value) => value * factor)
    },
  }
}

/**
 * Opens a record by its header, in one piece or of segments in a fixed or variable layout; a lead is read when it is
 * asked for. Samples that no segment has measured are NaN.
 * @throws WfdbError on a header that cannot be read, and whatever `readFile` throws
 */
export function openWfdbRecord(recordName: string, readFile: ReadWfdbFile): WfdbRecord {
  const header = parseWfdbHeader(textOf(readFile(`${recordName}.hea`)))

  return header.segments.length > 0
    ? segmentedRecord(header, readFile)
    : wholeRecord(header, readFile)
}
