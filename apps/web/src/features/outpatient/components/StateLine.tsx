import { APPOINTMENT_STATES, type AppointmentState } from '@kangban/contracts'
import { OWN } from '../copy.ts'

const TONES: Readonly<Record<AppointmentState, string>> = {
  submitted: 'ok',
  cancelled: 'muted',
  past: 'muted',
}

/** A state as mark, word and colour. */
export const StateLine = ({ state }: { state: AppointmentState }) => (
  <p className={`small strong nowrap ${TONES[state]}`}>
    <span aria-hidden="true">{OWN.states[state].mark} </span>
    {APPOINTMENT_STATES[state]}
  </p>
)
