import { MS_PER_DAY } from '@kangban/china-time'
import { useEffect, useState } from 'react'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { Switch } from '../../shared/ui/controls/Switch.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../shared/ui/parts/StateTag.tsx'
import { CONSOLE } from '../copy.ts'
import { type Scenario, type SimulatedDevice, simulator } from '../model/simulator.ts'
import type { WearerProps } from './wearer-props.ts'
import styles from '../console.module.css'

const copy = CONSOLE.devices
const MONITOR = 'blood-pressure-monitor'
const RECORDER = 'ecg-recorder'

const stateOf = ({ connected, reachable, contact, kind }: SimulatedDevice) => {
  if (!reachable) return { state: 'none', text: copy.away } as const
  if (kind === RECORDER && !(contact.left && contact.right))
    return { state: 'high', text: copy.loose } as const

  return connected
    ? ({ state: 'normal', text: copy.connected } as const)
    : ({ state: 'none', text: copy.waiting } as const)
}

function Device({ device, order }: { device: SimulatedDevice; order: WearerProps['order'] }) {
  const { id, kind, reachable, batteryPercent, contact } = device
  const name = copy.kinds[kind] ?? device.name
  const [battery, setBattery] = useState<number | null>(null)

  return (
    <li className="item py-s2">
      <div className="line spread gap-s2">
        <b>{name}</b>
        <StateTag {...stateOf(device)} />
        <span className="push">
          <Switch
            label={copy.inReach(name)}
            checked={reachable}
            onChange={(on) => order(() => simulator.disconnect(id, on ? 0 : MS_PER_DAY))}
          />
        </span>
      </div>
      <label className={styles.pair}>
        <span>{copy.battery}</span>
        <span className="line gap-s2">
          <input
            type="range"
            className="grow"
            aria-label={copy.batteryOf(name)}
            min={0}
            max={100}
            value={battery ?? batteryPercent}
            onChange={({ target }) => {
              setBattery(target.valueAsNumber)

              order(() =>
                simulator.setBattery(id, target.valueAsNumber).then(() => setBattery(null)),
              )
            }}
          />
          <b className={styles.figure}>{copy.percent(battery ?? batteryPercent)}</b>
        </span>
      </label>
      {kind === MONITOR && (
        <p className="mt-s2">
          <Button variant="outline" inline onClick={() => order(() => simulator.measure(id))}>
            {copy.measure}
          </Button>
        </p>
      )}
      {kind === RECORDER && (
        <div className="line spread">
          <span>{copy.contact}</span>
          <Switch
            label={copy.contact}
            checked={contact.left && contact.right}
            onChange={(on) => order(() => simulator.setContact(id, on))}
          />
        </div>
      )}
    </li>
  )
}

function useScenarios(): readonly Scenario[] {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>([])

  useEffect(() => {
    simulator
      .scenarios()
      .then(setScenarios, (cause: unknown) => console.info('no scenarios', cause))
  }, [])

  return scenarios
}

/** The simulated devices of whoever has the phone. */
export function DevicesPanel({ person, wearer, order }: WearerProps) {
  const scenarios = useScenarios()
  const devices = wearer?.devices ?? []

  return (
    <Card title={copy.title} right={<span className="hint">{copy.note}</span>}>
      {devices.length === 0 && <p className="note">{copy.none}</p>}
      {person && wearer && devices.length > 0 && (
        <label className={styles.pair}>
          <span>{copy.scenario}</span>
          <select
            className={`boxed rounded-s ${styles.input}`}
            value={wearer.scenario ?? ''}
            onChange={({ target }) =>
              order(() => simulator.setScenario(person, target.value || null))
            }
          >
            <option value="">{copy.noScenario}</option>
            {scenarios.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul>
        {devices.map((device) => (
          <Device key={device.id} device={device} order={order} />
        ))}
      </ul>
    </Card>
  )
}
