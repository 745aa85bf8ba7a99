// What a mock offers, without a word of the workspace, so that these types can stand in the package alone.

/** A call that goes wrong on purpose. What is left out does not happen; a delay alone is answered as ever. */
export interface Fault {
  /** Dotted name of an operation of the contract, e.g. `points.draw`; any call where it is left out. */
  operation?: string
  /** The HTTP status of the answer. */
  status?: number
  /** The code of the envelope; the status stays 200 where none is given. */
  code?: string
  /** Milliseconds that the answer comes late. */
  delay?: number
  /** The connection is cut without an answer. */
  cut?: boolean
  /** How many calls it meets; 1 where it is left out. */
  times?: number
}

/** A session of one account, as a login answers it. */
export interface Session {
  /** Goes into the header `authorization`, as it is. */
  token: string
  userCode: string
}

/** What would have been sent. */
export interface Message {
  kind: 'sms' | 'mail'
  to: string
  text: string
  /** The code that it tells. */
  code: string | null
  attachments: readonly string[]
  /** ISO 8601. */
  time: string
}

/** Brings about a state by calls, after the people are there. */
export type Scenario = (mock: Mock) => Promise<void>

/**
 * Of 13800000001, a grandmother who wears everything: nothing more than was seeded; a pressure of 186/114 or of
 * 76/46, an oxygen of 85 %, each until just now; a call for help that goes out in ten seconds.
 */
export type ScenarioName =
  'as-seeded' | 'high-pressure' | 'low-pressure' | 'low-oxygen' | 'help-called'

export interface MockOptions {
  /** Another seed has other people with other days; 1 where it is left out. */
  seed?: number
  /** What the clock shows at first, and where the people's history ends; `DEFAULT_NOW` where it is left out. */
  now?: Date | string
  /** The clock stands until it is set. Without it, it goes on from `now`. */
  frozen?: boolean
  /** Days of history, 1 to 90, that day included; 7 where it is left out. */
  days?: number
  /** One of ours, or one of your own. */
  scenario?: ScenarioName | Scenario
  /** Where to listen on 127.0.0.1; 0 takes a free port, `null` opens none: `fetch` of the mock answers all the same. */
  port?: number | null
  /** Where seeded states are kept from run to run; a folder of the system's temporary files where it is left out. */
  cacheDir?: string
}

export interface Mock {
  /** Where it listens, e.g. `http://127.0.0.1:40123`; calls stand below `/api`. */
  readonly url: string
  /** What its clock shows. */
  now(): Date
  /** Sets the clock, backwards too, and does what has come due. */
  setNow(now: Date | string): Promise<void>
  /** Moves the clock on by milliseconds, and does on the way what comes due: reminders, calls for help. */
  travel(milliseconds: number): Promise<void>
  /** The next calls that it meets go wrong. What it gives takes it back. */
  fault(fault: Fault): () => void
  /** The seeded state, the first moment and the scenario again; sessions and faults are over. */
  reset(): Promise<void>
  /** Opens a session: of a seeded person at once, of anybody else by a login with the code of the SMS. */
  session(phone: string): Promise<Session>
  /** Newest first. */
  outbox(): readonly Message[]
  /** Answers a request without a port, whatever its host. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Ends it and takes its data away. */
  stop(): Promise<void>
}
