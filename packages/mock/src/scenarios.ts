// Named beginnings. Each is made of calls, as a device or a page makes them, so that the service's rules judge it.
import { randomUUID } from 'node:crypto'
import { MS_PER_MINUTE, shanghaiTime } from '@kangban/china-time'
import { contract, type DeviceReading, encodeRequest, type Operation } from '@kangban/contracts'
import { type DeviceKind, GRANDMOTHER } from '@kangban/vitals'
import { deviceCodeOf, deviceKeyOf } from '../../../prisma/seed/people/device-identity.ts'
import type { Mock, ScenarioName } from './mock.ts'

interface Beginning {
  mock: Mock
  seed: number
}

/** The grandmother of the demo, whom most is known of. */
const HER_PHONE = '13800000001'

async function call(
  mock: Mock,
  operation: Operation,
  { input, token = '', headers = {} }: { input: object; token?: string; headers?: object },
): Promise<void> {
  const { url, ...request } = encodeRequest(operation, input, { baseUrl: '/api', token })

  const answer = await mock.fetch(url, {
    ...request,
    headers: { ...request.headers, ...headers },
  })

  const { code, msg } = (await answer.json()) as { code: string; msg: string }
  if (!/^[12]000$/.test(code)) throw new Error(`The scenario was refused: ${code} ${msg}`)
}

/** What one of her devices measured, as a gateway uploads it. */
const measured = async (
  { mock, seed }: Beginning,
  kind: DeviceKind,
  readings: DeviceReading[],
): Promise<void> => {
  const deviceCode = deviceCodeOf(kind, GRANDMOTHER.userCode)

  await call(mock, contract.devices.ingestReadings, {
    input: { deviceCode, batchId: randomUUID(), battery: 80, readings },
    headers: { 'x-device-key': deviceKeyOf(deviceCode, seed) },
  })
}

/** One reading a minute until now. */
const minutes = (mock: Mock, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    shanghaiTime(new Date(mock.now().getTime() - (count - index) * MS_PER_MINUTE)),
  )

/** Her pressure two minutes ago and one, mmHg. */
const pressed = (begin: Beginning, pressure: { systolic: number; diastolic: number }) =>
  measured(
    begin,
    'bloodPressureMonitor',
    minutes(begin.mock, 2).map((at) => ({ kind: 'bloodPressure', at, ...pressure, pulse: 88 })),
  )

const SCENARIOS: Readonly<Record<ScenarioName, (begin: Beginning) => Promise<void>>> = {
  /** What was seeded, and nothing more. */
  'as-seeded': async () => {},
  'high-pressure': (begin) => pressed(begin, { systolic: 186, diastolic: 114 }),
  'low-pressure': (begin) => pressed(begin, { systolic: 76, diastolic: 46 }),
  /** Her oxygen has been 85 % for a quarter of an hour. */
  'low-oxygen': (begin) =>
    measured(
      begin,
      'watch',
      minutes(begin.mock, 15).map((at) => ({ kind: 'oxygen', at, value: 85 })),
    ),
  /** She has just called for help: her contacts are told in ten seconds, if nobody calls it off. */
  'help-called': async ({ mock }) => {
    const { token } = await mock.session(HER_PHONE)
    await call(mock, contract.services.startRescue, { token, input: { rescueId: randomUUID() } })
  },
}

export const SCENARIO_NAMES = Object.keys(SCENARIOS)

const isNamed = (name: string): name is ScenarioName => SCENARIO_NAMES.includes(name)

/** @throws RangeError where there is no such scenario */
export function scenarioOf(name: string): (begin: Beginning) => Promise<void> {
  if (isNamed(name)) return SCENARIOS[name]
  throw new RangeError(`No scenario is called ${name}; there are ${SCENARIO_NAMES.join()}`)
}
