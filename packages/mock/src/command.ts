import { parseArgs } from 'node:util'
import type { MockOptions, ScenarioName } from './mock.ts'
import { DEFAULT_NOW } from './mock-clock.ts'
import { SCENARIO_NAMES } from './scenarios.ts'
import { startRecorder, startReplay } from './recording/serve-recording.ts'
import { startMock } from './start-mock.ts'

const DEFAULT_PORT = '4010'

export const USAGE = `kangban-mock [options]

  --port N          where to listen on 127.0.0.1 (${DEFAULT_PORT}; 0 takes a free one)
  --seed N          other people, other days (1)
  --now MOMENT      what its clock shows at first (${DEFAULT_NOW})
  --frozen          the clock stands until it is set
  --days N          days of history, 1 to 90 (7)
  --scenario NAME   ${SCENARIO_NAMES.join(', ')}

kangban-mock --record URL --to DIR   passes calls on to a back end whose API stands at URL,
                                     and keeps its answers in DIR, masked
kangban-mock --replay DIR            serves what was recorded
`

const text = { type: 'string' } as const

const OPTIONS = {
  port: { ...text, default: DEFAULT_PORT },
  seed: text,
  now: text,
  days: text,
  scenario: text,
  record: text,
  to: text,
  replay: text,
  frozen: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

interface Running {
  url: string
  stop(): Promise<void>
}

const numberOf = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value)

const optionsOf = ({ port, seed, now, days, scenario, frozen }: Values): MockOptions => ({
  port: Number(port),
  seed: numberOf(seed),
  now,
  days: numberOf(days),
  frozen,
  // What is no name of ours is refused by the mock.
  scenario: scenario as ScenarioName | undefined,
})

const start = (values: Values): Promise<Running> => {
  const { record, to, replay } = values
  const port = Number(values.port)
  if (!Number.isInteger(port)) throw new RangeError(`--port is "${values.port}"`)
  if (replay !== undefined) return startReplay({ folder: replay, port })
  if (record === undefined) return startMock(optionsOf(values))
  if (!URL.canParse(record) || to === undefined)
    throw new RangeError('--record needs an address, and --to a folder')
  return startRecorder({ base: record, folder: to, port })
}

/** What to say to whoever typed it, without a stack; undefined for an error of ours. */
const mistakeOf = (cause: unknown): string | undefined => {
  const { code = '', message = '' } = cause as { code?: string; message?: string }
  const isTheirs = cause instanceof RangeError || /^(ERR_PARSE_ARGS|EADDRINUSE|EACCES)/.test(code)
  return isTheirs ? message : undefined
}

/** Runs the command; gives what runs, or null where nothing does. */
export async function command(
  args: readonly string[],
  { print, printError }: { print: (text: string) => void; printError: (text: string) => void },
): Promise<Running | null> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS })

    if (values.help) {
      print(USAGE)
      return null
    }

    const running = await start(values)
    print(`Kangban mock ready at ${running.url}\n`)
    return running
  } catch (cause) {
    const mistake = mistakeOf(cause)
    if (mistake === undefined) throw cause
    printError(`${mistake}\n\n${USAGE}`)
    process.exitCode = 2
    return null
  }
}
