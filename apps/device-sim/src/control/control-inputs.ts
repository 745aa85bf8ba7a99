import { DEVICE_TYPE_CODES } from '../devices/device-kinds.ts'
import { MS_PER_DAY } from '@kangban/china-time'
import { SCENARIOS } from '@kangban/vitals'
import * as z from 'zod'
import { MAX_SPEED } from '../world/timeline.ts'
import { MOMENT_EXAMPLE, parseMoment } from './moment.ts'

const MAX_DROPS = 100_000
/** Longer than a usual proxy waits is of no use. */
const MAX_WAIT_MS = 30_000

const person = z.string().min(1).max(64)

const device = z
  .string()
  .regex(
    new RegExp(`^(${DEVICE_TYPE_CODES.join('|')})-.+$`),
    'expected a type code, "-" and a person code',
  )

const chance = z.number().min(0).max(1)

/** Unix milliseconds. */
const moment = z.string().transform((text, ctx) => {
  const unixMs = parseMoment(text)
  if (unixMs !== undefined) return unixMs
  ctx.addIssue(`expected a moment such as ${MOMENT_EXAMPLE}`)
  return z.NEVER
})

const speed = z.number().min(1).max(MAX_SPEED)
const scenarioNames = Object.keys(SCENARIOS)

/** A name, or a scenario of one's own in the form of those files; null for none. */
const scenario = z.union([
  z.string().refine((name) => scenarioNames.includes(name), {
    error: `expected one of ${scenarioNames.join(', ')}`,
  }),
  z.record(z.string(), z.unknown()),
  z.null(),
])

export const Someone = z.object({ person })
export const AnyDevice = z.object({ device })

export const PlayInput = z.object({
  person,
  scenario: scenario.default(null),
  from: moment,
  /** Where the play ends; without it the play goes on until it has caught up with now. */
  until: moment.optional(),
  /** Simulated seconds in a real one. */
  speed: speed.default(1),
})
export const SpeedInput = z.object({ person, speed })
export const ScenarioInput = z.object({ person, scenario })
export const ContactInput = z.object({ device, left: z.boolean(), right: z.boolean() })
export const DisconnectInput = z.object({
  device,
  unreachableMs: z.int().min(0).max(MS_PER_DAY).default(0),
})
export const DropInput = z.object({ device, count: z.int().min(0).max(MAX_DROPS) })
export const LossInput = z.object({
  device,
  loss: chance.default(0),
  duplicate: chance.default(0),
  reorder: chance.default(0),
})
export const BatteryInput = z.object({ device, percent: z.int().min(0).max(100) })
export const TruthInput = z.object({ device: device.optional() }).optional()
export const EventsInput = z.object({
  /** The id of the last event that is known. */
  after: z.int().min(0).default(0),
  person: person.optional(),
  type: z.string().optional(),
  /** How long to wait for one, real time. */
  waitMs: z.int().min(0).max(MAX_WAIT_MS).default(0),
})
