import { appointmentNumber } from '@kangban/contracts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { OUTPATIENT, OWN } from '../copy.ts'
import { type OwnAppointment, spanText } from '../model/own.ts'
import styles from './own-appointments.module.css'
import { StateLine } from './StateLine.tsx'

function OneOfThem({ appointment, today }: { appointment: OwnAppointment; today: string }) {
  const { id, state, userName, expectHospital, expectKeShi, expectDate } = appointment

  return (
    <Card flush>
      <Link to={`/makeanappointment?id=${id}`} className={`press block ink ${styles.one}`}>
        <span className="line spread start gap-s2">
          <strong className="text">{expectHospital}</strong>
          <StateLine state={state} />
        </span>
        <span className="block text mt-s1">
          {expectKeShi} · {userName}
        </span>
        <span className="block note mt-s1">{spanText(expectDate, today)}</span>
        <span className="block hint mt-s1">
          {OWN.number(appointmentNumber(id))} · {OWN.states[state].note}
        </span>
      </Link>
    </Card>
  )
}

interface OwnAppointmentsProps {
  list: ComponentProps<typeof LoadState<OwnAppointment[]>>['query']
  onWrite: () => void
}

/** What the user asked for, newest first. */
export const OwnAppointments = ({ list, onWrite }: OwnAppointmentsProps) => (
  <LoadState
    query={list}
    skeleton={<Skeleton lines={8} />}
    isEmpty={(appointments) => appointments.length === 0}
    empty={
      <EmptyState
        text={OWN.empty}
        action={
          <Button variant="outline" inline onClick={onWrite}>
            {OUTPATIENT.write}
          </Button>
        }
      />
    }
  >
    {(appointments) => (
      <ul className="grid gap-s3" aria-label={OUTPATIENT.mine}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <OneOfThem appointment={appointment} today={todayInChina()} />
          </li>
        ))}
      </ul>
    )}
  </LoadState>
)
