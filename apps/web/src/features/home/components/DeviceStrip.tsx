import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { DEVICE_COPY } from '../copy.ts'
import { deviceViews, type DeviceView } from '../model/device-view.ts'
import styles from './device-strip.module.css'
import { LiveHeart } from './LiveHeart.tsx'

function Device({ device }: { device: DeviceView }) {
  const { name, battery, sync } = device

  return (
    <li className={styles.device}>
      <span className={styles.name}>{name}</span>
      {battery && <span className={battery.low ? styles.low : undefined}>{battery.text}</span>}
      {sync && <span>{sync}</span>}
    </li>
  )
}

/** The bound devices with battery and last sync, and the live heart rate of the watch. Nothing without devices. */
export function DeviceStrip({ now }: { now: number }) {
  const { data } = useQuery(api.devices.listBoundDevices.queryOptions({}))
  const devices = deviceViews(data ?? [], now)
  if (devices.length === 0) return null

  return (
    <section className={styles.strip} aria-label={DEVICE_COPY.title}>
      <ul className={styles.devices}>
        {devices.map((device, index) => (
          <Device key={index} device={device} />
        ))}
      </ul>
      {devices.some(({ isWatch }) => isWatch) && <LiveHeart />}
    </section>
  )
}
