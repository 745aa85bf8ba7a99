import { initTRPC, TRPCError } from '@trpc/server'
import { SCENARIOS, ScenarioError } from '@kangban/vitals'
import * as z from 'zod'
import * as inputs from './control-inputs.ts'
import { deviceState, wearerState } from './control-states.ts'
import type { Device } from '../devices/device.ts'
import type { ScenarioLoader } from './scenario-loader.ts'
import type { Wearer } from '../world/wearer.ts'
import type { World } from '../world/world.ts'

/** What the control API works on. */
export interface ControlContext {
  readonly world: World
  readonly scenarioLoader: ScenarioLoader
}

const t = initTRPC.context<ControlContext>().create({
  // Whoever asks wrongly has no use for the simulator's stack.
  isDev: false,
  errorFormatter({ shape, error }) {
    if (!(error.cause instanceof z.ZodError)) return shape

    const issues = error.cause.issues.map(
      ({ path, message }) => `${path.join('.') || 'input'}: ${message}`,
    )

    return { ...shape, message: issues.join('; ') }
  },
})

/** Time is brought up to date first, so that what was due before an order comes before its effect. */
function wearerOf({ world }: ControlContext, person: string): Wearer {
  const wearer = world.wearer(person)
  if (wearer === undefined)
    throw new TRPCError({ code: 'NOT_FOUND', message: `nobody can have the code "${person}"` })
  wearer.clock.advance()
  return wearer
}

function deviceOf(context: ControlContext, id: string): Device {
  const device = context.world.device(id)
  if (device === undefined)
    throw new TRPCError({ code: 'NOT_FOUND', message: `device "${id}" does not exist` })
  wearerOf(context, device.person)
  return device
}

const ordering = t.procedure.input(inputs.AnyDevice).use(({ ctx, input, path, next }) => {
  const device = deviceOf(ctx, input.device)
  ctx.world.events.add('ordered', device, { order: path })
  return next({ ctx: { device } })
})

/** What someone asked for and cannot be had is their error, not the simulator's. */
function asked<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof RangeError || cause instanceof ScenarioError) {
      throw new TRPCError({ code: 'BAD_REQUEST', message: cause.message, cause })
    }

    throw cause
  }
}

export const appRouter = t.router({
  /** Everybody who was asked for so far, with their devices. */
  people: t.procedure.query(({ ctx }) => ctx.world.wearers.map((wearer) => wearerState(wearer))),
  /** One person, made if need be. */
  person: t.procedure
    .input(inputs.Someone)
    .query(({ ctx, input }) => wearerState(wearerOf(ctx, input.person))),
  device: t.procedure
    .input(inputs.AnyDevice)
    .query(({ ctx, input }) => deviceState(deviceOf(ctx, input.device))),
  scenarios: t.procedure.query(() =>
    Object.values(SCENARIOS).map(({ name, title }) => ({ name, title })),
  ),

  /** Lives through the past under a scenario. Its end is the event `play-ended`. */
  play: t.procedure.input(inputs.PlayInput).mutation(async ({ ctx, input }) => {
    const wearer = wearerOf(ctx, input.person)
    const staging = await ctx.scenarioLoader.stage(input.scenario)
    const { from: fromUnixMs, until: untilUnixMs, speed } = input
    asked(() => wearer.play({ fromUnixMs, untilUnixMs, speed }, staging))
    return wearerState(wearer)
  }),
  /** Of the play that runs. */
  speed: t.procedure.input(inputs.SpeedInput).mutation(({ ctx, input }) => {
    const wearer = wearerOf(ctx, input.person)
    wearer.clock.setSpeed(input.speed)
    return wearerState(wearer)
  }),
  /** Breaks the play off: it is now again. */
  now: t.procedure.input(inputs.Someone).mutation(({ ctx, input }) => {
    const wearer = wearerOf(ctx, input.person)
    wearer.clock.endPlay()
    return wearerState(wearer)
  }),
  scenario: t.procedure.input(inputs.ScenarioInput).mutation(async ({ ctx, input }) => {
    const wearer = wearerOf(ctx, input.person)
    wearer.setScenario(await ctx.scenarioLoader.stage(input.scenario))
    return wearerState(wearer)
  }),

  contact: ordering
    .input(inputs.ContactInput)
    .mutation(({ ctx: { device }, input: { left, right } }) => {
      device.setContact({ left, right })
      return deviceState(device)
    }),
  /** Cuts the link; the device stays out of reach for so long (0: it can be connected again at once). */
  disconnect: ordering.input(inputs.DisconnectInput).mutation(({ ctx: { device }, input }) => {
    device.disconnect(input.unreachableMs)
    return deviceState(device)
  }),
  /** The next so many notifications are lost. */
  drop: ordering.input(inputs.DropInput).mutation(({ ctx: { device }, input }) => {
    device.dropsLeft = input.count
    return deviceState(device)
  }),
  /** Sets probabilities; those not named become 0. */
  loss: ordering
    .input(inputs.LossInput)
    .mutation(({ ctx: { device }, input: { loss, duplicate, reorder } }) => {
      device.faults = { loss, duplicate, reorder }
      return deviceState(device)
    }),
  battery: ordering.input(inputs.BatteryInput).mutation(({ ctx: { device }, input }) => {
    device.setBattery(input.percent)
    return deviceState(device)
  }),
  /** The person puts the cuff on now. */
  measure: ordering.mutation(({ ctx: { device } }) => {
    if (device.peripheral.measure === undefined) {
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: `device "${device.id}" measures no blood pressure`,
      })
    }

    device.peripheral.measure()
    return deviceState(device)
  }),

  /** What was truly emitted, and what became of it. */
  truth: t.procedure
    .input(inputs.TruthInput)
    .query(({ ctx, input }) => ctx.world.truth.list(input?.device)),
  /** What happened since an event; with `waitMs` the answer waits for the first such event. */
  events: t.procedure
    .input(inputs.EventsInput)
    .query(({ ctx, input }) =>
      ctx.world.events.waitAfter(
        input.after,
        ({ person, type }) =>
          (input.person ?? person) === person && (input.type === undefined || input.type === type),
        input.waitMs,
      ),
    ),
})

/** For typed clients: `createTRPCClient<AppRouter>`. */
export type AppRouter = typeof appRouter
