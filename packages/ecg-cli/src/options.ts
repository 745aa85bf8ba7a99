import { parseArgs } from 'node:util'
import { CliError } from './cli-error.ts'

export const USAGE = `ECG analysis of one lead; findings describe the signal and are no diagnosis.

  npm run -s ecg -- detect FILE [--lead 0] [--rate HZ]      one R-peak sample index a line
  npm run -s ecg -- delineate FILE [--lead 0] [--rate HZ]   a JSON line {r, pOn, qrsOn, qrsOff, tEnd} a beat
  npm run -s ecg -- rhythm FILE [--lead 0] [--rate HZ]      one JSON object: rhythm, heartRate, sdnn, rmssd, QT and QTc with their spread
  npm run -s ecg -- convert FILE OUT --to edf|wfdb          writes OUT as EDF+, or OUT.hea, OUT.dat and OUT.atr
  npm run -s ecg -- evaluate [DIR]                          scores against the annotations of the records in DIR and below
  npm run -s ecg -- fit-kinds [DIR]                         writes the constants of the kinds of beats, from DIR or mitdb
  npm run -s ecg -- fit-rhythm [DIR]                        writes the constants of fibrillation, from cinc2017 and mitdb in DIR
  npm run -s ecg -- bench                                   speed beside references of the same run
  npm run -s ecg -- help

FILE      a WFDB header (.hea may be left off), an EDF or EDF+ file (.edf), or a text file of millivolts with --rate
--lead    number of the lead, from 0; "all" with detect: the first lead, and the others where it is lost or much noisier
--data    folder of ECG databases (else ECG_DATA_DIR, else ../shared/data/ecg): DIR if left out, and searched for FILE
Exit code 0, or 2 where something cannot be read or understood.`

const COMMANDS = [
  'detect',
  'delineate',
  'rhythm',
  'convert',
  'evaluate',
  'fit-kinds',
  'fit-rhythm',
  'bench',
  'help',
] as const

type Command = (typeof COMMANDS)[number]
const READS_FILE: readonly Command[] = ['detect', 'delineate', 'rhythm', 'convert']
const TARGET_FORMATS = ['edf', 'wfdb'] as const
export type TargetFormat = (typeof TARGET_FORMATS)[number]

export interface Options {
  command: Command
  /** FILE or DIR as the caller wrote it. */
  target: string | undefined
  lead: number | 'all'
  rateHz: number | undefined
  data: string | undefined
  /** Where `convert` writes, and as what. */
  output: { path: string; format: TargetFormat } | undefined
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lead: { type: 'string' },
        rate: { type: 'string' },
        data: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // Node adds a second sentence about arguments that begin with a dash.
    throw new CliError(error instanceof Error ? error.message.replace(/\. .*/s, '') : String(error))
  }
}

function readLead(command: Command, text = '0'): Options['lead'] {
  if (text === 'all' && command === 'detect') return text
  if (!/^\d+$/.test(text)) throw new CliError(`--lead takes a number from 0, not "${text}"`)
  return Number(text)
}

function readRate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const rateHz = text.trim() === '' ? NaN : Number(text)
  if (!(rateHz > 0 && Number.isFinite(rateHz)))
    throw new CliError(`--rate takes samples a second, not "${text}"`)
  return rateHz
}

/** What `convert` needs and no other command takes. */
function readOutput(
  command: Command,
  { out, to }: { out: string | undefined; to: string | undefined },
): Options['output'] {
  if (command !== 'convert') {
    if (to !== undefined) throw new CliError(`${command} takes no --to`)
    return undefined
  }

  const format = TARGET_FORMATS.find((known) => known === to)
  if (!format) throw new CliError(`convert needs --to ${TARGET_FORMATS.join(' or --to ')}`)
  if (out === undefined) throw new CliError('convert needs a FILE and an OUT')
  return { path: out, format }
}

/** @throws CliError on a command, option or number that is not known. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [name = 'help', target, ...rest] = positionals
  const command = values.help ? 'help' : COMMANDS.find((known) => known === name)
  if (!command) throw new CliError(`"${name}" is no command: use ${COMMANDS.join(', ')}`)
  const [out, ...more] = command === 'convert' ? rest : [undefined, ...rest]

  if (more.length > 0)
    throw new CliError(
      `${command} takes ${out === undefined ? 'one path' : 'two paths'} and "${more.join(' ')}" was left over`,
    )
  const readsFile = READS_FILE.includes(command)
  if (readsFile && target === undefined) throw new CliError(`${command} needs a FILE`)

  if (!readsFile && (values.lead ?? values.rate) !== undefined && command !== 'help') {
    throw new CliError(`${command} takes neither --lead nor --rate`)
  }

  if (command === 'convert' && values.lead !== undefined)
    throw new CliError('convert takes all leads and no --lead')

  if (command === 'bench' && target !== undefined)
    throw new CliError(`bench takes no path, and got "${target}"`)

  return {
    command,
    target,
    lead: readLead(command, values.lead),
    rateHz: readRate(values.rate),
    data: values.data,
    output: command === 'help' ? undefined : readOutput(command, { out, to: values.to }),
  }
}
