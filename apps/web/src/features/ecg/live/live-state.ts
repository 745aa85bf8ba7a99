import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { ElectrodeContact } from '@kangban/gatt'
import { MEASURE_SECONDS } from '../parts/measure-seconds.ts'

export const MEASURE_SAMPLES = MEASURE_SECONDS * SAMPLE_RATE

/**
 * - `idle`: no recorder; `failure` says why, after a try that failed;
 * - `connecting`: for the first time;
 * - `rest`: connected, and the minute of sitting still runs;
 * - `hands`: connected, both hands are awaited (again, after a lost link);
 * - `measuring`, and `paused` while an electrode is off;
 * - `lost`: the link broke, what was measured stays; it comes back by itself, or with `failure` it did not;
 * - `finished`: `complete` after the whole time, or stopped earlier.
 */
export type LivePhase =
  'idle' | 'connecting' | 'rest' | 'hands' | 'measuring' | 'paused' | 'lost' | 'finished'

export interface LiveState<Failure = string> {
  phase: LivePhase
  contact: ElectrodeContact
  /** Measured samples so far: the countdown runs on the recorder's own samples and stands while there are none. */
  measured: number
  complete: boolean
  failure: Failure | null
}

export type LiveEvent<Failure = string> =
  | { type: 'connect' }
  /** `rest`: the minute of sitting still is not over. */
  | { type: 'connected'; contact: ElectrodeContact; rest?: boolean }
  | { type: 'rested' }
  | { type: 'failed'; failure: Failure }
  | { type: 'contact'; contact: ElectrodeContact }
  | { type: 'started' }
  | { type: 'measured'; measured: number }
  | { type: 'link-lost' }
  | { type: 'stop' }
  | { type: 'reset' }

const NO_HANDS: ElectrodeContact = { left: false, right: false }

export const INITIAL_LIVE: LiveState<never> = {
  phase: 'idle',
  contact: NO_HANDS,
  measured: 0,
  complete: false,
  failure: null,
}

export const bothHands = (contact: ElectrodeContact): boolean => contact.left && contact.right

export const isRunning = (phase: LivePhase): boolean => phase === 'measuring' || phase === 'paused'

/** Seconds still to measure, rounded up as a countdown shows them. */
export const secondsLeft = (measured: number): number =>
  Math.max(0, Math.ceil((MEASURE_SAMPLES - measured) / SAMPLE_RATE))

/** What happened to a measurement; an event that does not fit the phase changes nothing. */
export function nextLive<Failure>(
  state: LiveState<Failure>,
  event: LiveEvent<Failure>,
): LiveState<Failure> {
  const { phase } = state

  switch (event.type) {
    case 'connect':
      if (phase === 'lost') return { ...state, failure: null }
      return phase === 'idle' ? { ...state, phase: 'connecting', failure: null } : state
    case 'connected':
      if (phase !== 'connecting' && phase !== 'lost') return state

      return {
        ...state,
        // Whoever is in the middle of a measurement has rested.
        phase: event.rest && state.measured === 0 ? 'rest' : 'hands',
        contact: event.contact,
        failure: null,
      }
    case 'rested':
      return phase === 'rest' ? { ...state, phase: 'hands' } : state
    case 'failed':
      return withoutLink(state, event.failure)
    case 'link-lost':
      return withoutLink(state, null)
    case 'contact':
      return { ...state, contact: event.contact, phase: phaseByContact(phase, event.contact) }
    case 'started':
      return phase === 'hands'
        ? { ...state, phase: bothHands(state.contact) ? 'measuring' : 'paused' }
        : state
    case 'measured':
      return isRunning(phase) ? withMeasured(state, event.measured) : state
    case 'stop':
      if (phase === 'finished' || phase === 'idle') return state

      return state.measured > 0
        ? { ...state, phase: 'finished', complete: false, failure: null }
        : INITIAL_LIVE
    case 'reset':
      return INITIAL_LIVE
  }
}

function phaseByContact(phase: LivePhase, contact: ElectrodeContact): LivePhase {
  if (!isRunning(phase)) return phase
  return bothHands(contact) ? 'measuring' : 'paused'
}

/** What is measured never becomes less, so a lost link or hand cannot turn the countdown back. */
function withMeasured<Failure>(state: LiveState<Failure>, measured: number): LiveState<Failure> {
  if (measured <= state.measured) return state
  if (measured < MEASURE_SAMPLES) return { ...state, measured }
  return { ...state, measured: MEASURE_SAMPLES, phase: 'finished', complete: true }
}

function withoutLink<Failure>(
  state: LiveState<Failure>,
  failure: Failure | null,
): LiveState<Failure> {
  if (state.phase === 'finished' || state.phase === 'idle') return state
  if (state.measured > 0) return { ...state, phase: 'lost', contact: NO_HANDS, failure }
  // Nothing to lose yet: while the link comes back by itself this is connecting anew.
  return { ...INITIAL_LIVE, phase: failure === null ? 'connecting' : 'idle', failure }
}
