import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { api } from '../../../api/client.ts'
import { DEVICE_COPY } from '../copy.ts'
import { deviceViews, type DeviceView } from '../model/device-view.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { lazyBelow } from '../../../shared/ui/lazy-below.ts'
import styles from './device-strip.module.css'

/** With all of Bluetooth. */
const LiveHeart = lazyBelow(async () => ({ default: (await import('./LiveHeart.tsx')).LiveHeart }))

const awaited = (
  <Button variant="outline" inline busy>
    {DEVICE_COPY.connect}
  </Button>
)

function Device({ device }: { device: DeviceView }) {
  const { name, battery, sync } = device

  return (
    <li className="stack shrink hint">
      <span className="small ink strong">{name}</span>
      {battery && (
        <span className={battery.low ? `bad strong ${styles.low}` : undefined}>{battery.text}</span>
      )}
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
    <section className="stack gap-s2 panel px-s3 py-s3" aria-label={DEVICE_COPY.title}>
      <ul className={styles.devices}>
        {devices.map((device, index) => (
          <Device key={index} device={device} />
        ))}
      </ul>
      {devices.some(({ isWatch }) => isWatch) && (
        <Suspense fallback={awaited}>
          <LiveHeart />
        </Suspense>
      )}
    </section>
  )
}
