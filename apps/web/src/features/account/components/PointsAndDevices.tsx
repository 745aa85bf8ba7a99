import { bindingStatusOf } from '@kangban/contracts/binding-status'
import { BIND_STATUS, DEVICE_TYPES, SHORT_DEVICE_NAMES } from '@kangban/contracts/constants'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { signInState } from '../../../shared/product/sign-in-state.ts'
import { stateMark } from '@kangban/rules/state-mark'
import { MINE } from '../mine-copy.ts'
import styles from './points-and-devices.module.css'

interface CellProps {
  to: string
  figure: ReactNode
  note: ReactNode
}

const Cell = ({ to, figure, note }: CellProps) => (
  <Link to={to} className={`ink press grow small px-s4 py-s25 ${styles.cell}`}>
    <span className="block lines-13">{figure}</span>
    <span className="block hint">
      {note}
      <span aria-hidden="true"> ›</span>
    </span>
  </Link>
)

function Points() {
  const { data } = useKeptQuery(api.points.getPoints.queryOptions({}))
  const { remain, signedIn } = data ? signInState(data, todayInChina()) : EMPTY

  return (
    <Cell
      to="/integral"
      figure={
        <>
          <b className={`number tabular fs-24 ${styles.points}`}>
            {display(remain?.toLocaleString('en-US'))}
          </b>{' '}
          {MINE.pointsUnit}
        </>
      }
      note={data ? (signedIn ? MINE.signedIn : MINE.signInDue) : display(null)}
    />
  )
}

const EMPTY = { remain: null, signedIn: false }

function Devices() {
  const { data } = useKeptQuery(api.devices.listBoundDevices.queryOptions({}))
  const bound = (data ?? []).filter(({ bindStatus }) => bindStatus === BIND_STATUS.bound)
  const { watch, bloodPressure, ecg } = bindingStatusOf(bound)

  const missing = [
    ...(watch ? [] : [DEVICE_TYPES.watch]),
    ...(bloodPressure ? [] : [DEVICE_TYPES.bloodPressureMonitor]),
    ...(ecg ? [] : [DEVICE_TYPES.ecgRecorder]),
  ]

  const names = missing.map((type) => SHORT_DEVICE_NAMES[type]).join('、')

  const note =
    missing.length === 0 ? (
      MINE.allBound
    ) : (
      <span className="warn strong">
        <span aria-hidden="true">{stateMark('high')} </span>
        {MINE.unbound(names)}
      </span>
    )

  return (
    <Cell
      to="/binding"
      figure={
        <>
          <b className="number tabular fs-24">{display(data && bound.length)}</b> {MINE.devicesUnit}
        </>
      }
      note={data ? note : display(null)}
    />
  )
}

/** What was earned and what is worn, each a tap away from its page. */
export const PointsAndDevices = () => (
  <section className={`panel clip ${styles.cells}`} aria-label={MINE.pointsAndDevices}>
    <Points />
    <Devices />
  </section>
)
