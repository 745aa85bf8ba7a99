// The control API of the simulated devices, which the service of a demo passes on at /sim; apps/device-sim/src/control.
export interface SimulatedDevice {
  id: string
  kind: string
  name: string
  serialNumber: string
  /** What its screen shows, another each minute. */
  bindingCode: string
  connected: boolean
  reachable: boolean
  batteryPercent: number
  contact: { left: boolean; right: boolean }
}

export interface Wearer {
  now: string
  /** Name of the scenario; null for none. */
  scenario: string | null
  /** Null in the present. */
  play: { speed: number } | null
  devices: readonly SimulatedDevice[]
}

export interface Scenario {
  name: string
  title: string
}

const TRPC = '/sim/trpc'

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const body = (await response.json()) as {
    result?: { data: Answer }
    error?: { message: string }
  }

  if (!body.result) throw new Error(body.error?.message ?? `HTTP ${response.status}`)
  return body.result.data
}

const query = async <Answer>(name: string, input?: object): Promise<Answer> => {
  const asked = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return answerOf(await fetch(`${TRPC}/${name}${asked}`))
}

const order = async (name: string, input: object): Promise<void> => {
  await answerOf(
    await fetch(`${TRPC}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  )
}

export const simulator = {
  scenarios: () => query<Scenario[]>('scenarios'),
  wearer: (person: string) => query<Wearer>('person', { person }),
  /** By name, or one of one's own in the form of those of packages/vitals. */
  setScenario: (person: string, scenario: string | object | null) =>
    order('scenario', { person, scenario }),
  setBattery: (device: string, percent: number) => order('battery', { device, percent }),
  /** Out of reach for so long; 0 brings it back. */
  disconnect: (device: string, unreachableMs: number) =>
    order('disconnect', { device, unreachableMs }),
  setContact: (device: string, on: boolean) => order('contact', { device, left: on, right: on }),
  measure: (device: string) => order('measure', { device }),
  play: (
    person: string,
    stretch: { scenario: string | null; from: string; until?: string; speed: number },
  ) => order('play', { person, ...stretch }),
  setSpeed: (person: string, speed: number) => order('speed', { person, speed }),
  /** Breaks a play off. */
  backToNow: (person: string) => order('now', { person }),
}
