import { MINUTES_PER_DAY, SECONDS_PER_DAY } from '@kangban/china-time'
import { ScenarioError, type Scenario, type ScenarioRhythm } from './scenario.ts'

type Range = readonly [lo: number, hi: number]

const SHARE: Range = [0, 1]

/** Reads a scenario from parsed JSON. Throws a `ScenarioError` that names the first field at fault. */
export function parseScenario(value: unknown): Scenario {
  const root = openRecord(value, '')

  const scenario: Scenario = {
    name: root.text('name', /^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: root.text('title', /\S/),
  }

  root.section('sleep', (s) => {
    scenario.sleep = {
      sleepShare: s.number('sleepShare', [0.2, 1]),
      awakeShare: s.number('awakeShare', [0, 0.6]),
      lowOxygenPerHour: s.number('lowOxygenPerHour', [0, 60]),
      dipPercent: s.range('dipPercent', [1, 30]),
    }
  })

  root.section('pressure', (s) => {
    scenario.pressure = {
      systolicRise: s.number('systolicRise', [-40, 80]),
      diastolicRise: s.number('diastolicRise', [-30, 50]),
      morningSurge: s.number('morningSurge', [0, 60]),
    }
  })

  root.section('rhythm', (s) => {
    scenario.rhythm = rhythmOf(s)
  })

  root.section('leadOff', (s) => {
    scenario.leadOff = spell(s)
  })

  root.section('link', (s) => {
    scenario.link = {
      lossShare: s.number('lossShare', SHARE),
      reorderShare: s.number('reorderShare', SHARE),
      duplicateShare: s.number('duplicateShare', SHARE),
    }

    const link = scenario.link

    s.section('disconnect', (d) => {
      link.disconnect = spell(d)
    })
  })

  root.section('battery', (s) => {
    scenario.battery = {
      startPercent: s.number('startPercent', [0, 100]),
      percentPerHour: s.number('percentPerHour', [0, 3600]),
    }
  })

  root.section('clock', (s) => {
    scenario.clock = {
      offsetSeconds: s.number('offsetSeconds', [-SECONDS_PER_DAY, SECONDS_PER_DAY]),
      driftPpm: s.number('driftPpm', [-10_000, 10_000]),
    }
  })

  root.section('replay', (s) => {
    scenario.replay = { record: s.text('record', /\.hea$/) }
  })

  root.close()
  return scenario
}

function rhythmOf(fields: FieldReader): ScenarioRhythm {
  const kind = fields.text('kind', /^(af|pvc)$/)
  const startMinute = fields.number('startMinute', [0, 1439])
  const minutes = fields.number('minutes', [1, MINUTES_PER_DAY])

  return kind === 'af'
    ? {
        kind: 'af',
        startMinute,
        minutes,
        heartRate: fields.number('heartRate', [40, 180]),
        rrVariation: fields.number('rrVariation', [0.1, 0.4]),
      }
    : {
        kind: 'pvc',
        startMinute,
        minutes,
        everyBeats: fields.number('everyBeats', [1, 10_000]),
        coupling: fields.range('coupling', [0.4, 0.9]),
      }
}

function spell(fields: FieldReader): { everySeconds: number; seconds: number } {
  const everySeconds = fields.number('everySeconds', [1, SECONDS_PER_DAY])
  return { everySeconds, seconds: fields.number('seconds', [0, everySeconds]) }
}

type FieldReader = {
  text(name: string, shape: RegExp): string
  number(name: string, range: Range): number
  range(name: string, within: Range): Range
  section(name: string, read: (fields: FieldReader) => void): void
  /** Refuses a field that nobody read, which is a misspelt one. */
  close(): void
}

function openRecord(value: unknown, path: string): FieldReader {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)

  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScenarioError(path === '' ? '(root)' : path, 'must be an object')
  }

  const fields = new Map<string, unknown>(Object.entries(value))
  const known = new Set<string>()

  const take = (name: string): unknown => {
    known.add(name)
    return fields.get(name)
  }

  return {
    text(name, shape) {
      const candidate = take(name)
      if (typeof candidate === 'string' && shape.test(candidate)) return candidate
      throw new ScenarioError(at(name), `must be a text like ${shape.source}`)
    },
    number: (name, range) => inRange(take(name), at(name), range),
    range(name, within) {
      const candidate: unknown = take(name)

      if (!Array.isArray(candidate) || candidate.length !== 2) {
        throw new ScenarioError(at(name), 'must be a pair [lo, hi]')
      }

      const lo = inRange(candidate[0], at(name), within)
      return [lo, inRange(candidate[1], at(name), [lo, within[1]])]
    },
    section(name, read) {
      const candidate = take(name)
      if (candidate === undefined) return
      const inner = openRecord(candidate, at(name))
      read(inner)
      inner.close()
    },
    close() {
      const stray = [...fields.keys()].find((name) => !known.has(name))
      if (stray !== undefined) throw new ScenarioError(at(stray), 'is not known')
    },
  }
}

function inRange(candidate: unknown, field: string, [lo, hi]: Range): number {
  if (typeof candidate === 'number' && candidate >= lo && candidate <= hi) return candidate
  throw new ScenarioError(field, `must be a number within ${lo}..${hi}`)
}
