// A carer's alarm: the mother's monitor measures a grave pressure now, and her son, whose phone is open, is told at once.
import { MS_PER_SECOND } from '@kangban/china-time'
import { CONSOLE } from '../copy.ts'
import { useConsole } from './console-store.ts'
import { openSession } from './doors.ts'
import { enter } from './phone.ts'
import { FIRST_SCENE, homeOf } from './scene.ts'
import { type SimulatedDevice, simulator } from './simulator.ts'

const MOTHER = FIRST_SCENE.person
export const SON = '13800000002'

/** Grave (180/110 and more) at any hour, asleep too, and below what no arm has. */
const SURGE = {
  name: 'pressure-surge',
  title: CONSOLE.alarm.scenario,
  pressure: { systolicRise: 60, diastolicRise: 28, morningSurge: 0 },
}

const LIVE_PATH = /\/monitoring\.watchEvents$/
const PATIENCE_MS = 30 * MS_PER_SECOND
const LOOK_MS = MS_PER_SECOND / 4

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @throws Error with the sentence where it does not come true in time */
async function until<V>(look: () => V | Promise<V>, sentence: string): Promise<NonNullable<V>> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(LOOK_MS)) {
    const found = await look()
    if (found) return found
  }

  throw new Error(sentence)
}

/** The phone hears what happens: an event that came before would never be told. */
const listens = (): boolean =>
  useConsole.getState().calls.some(({ path, status }) => LIVE_PATH.test(path) && status === 200)

const isListenedTo = ({ kind, connected }: SimulatedDevice): boolean =>
  kind === 'blood-pressure-monitor' && connected

/** Makes the phone her son's, then lets her measure. */
export async function playAlarm(): Promise<void> {
  useConsole.getState().change({ person: SON, elder: false, route: homeOf(false) })
  await enter()
  const { userCode } = await openSession(MOTHER)
  const { scenario, play } = await simulator.wearer(userCode)
  if (play) await simulator.backToNow(userCode)
  await until(listens, CONSOLE.alarm.notListening)

  const monitor = await until(
    async () => (await simulator.wearer(userCode)).devices.find(isListenedTo),
    CONSOLE.alarm.noGateway,
  )

  await simulator.setScenario(userCode, SURGE)

  try {
    await simulator.measure(monitor.id)
  } finally {
    // What she measures by habit is as before.
    await simulator.setScenario(userCode, scenario)
  }
}
