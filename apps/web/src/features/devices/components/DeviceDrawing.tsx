import { DEVICE_TYPES, type DeviceTypeCode } from '@kangban/contracts/constants'
import type { ComponentType } from 'react'
import styles from './devices.module.css'

const Watch = () => (
  <>
    <rect x="14" y="13" width="20" height="22" rx="6" />
    <path d="M18 13l1-7h10l1 7M18 35l1 7h10l1-7" />
    <path className={styles.trace} d="M17 25h4l2-4 3 7 2-3h3" />
  </>
)

const Monitor = () => (
  <>
    <rect x="6" y="12" width="36" height="24" rx="5" />
    <rect x="11" y="17" width="17" height="14" rx="2" />
    <path className={styles.trace} d="M14 22h8M14 27h11" />
    <circle cx="35" cy="21" r="3" />
    <path d="M33 30h4" />
  </>
)

const Recorder = () => (
  <>
    <rect x="3" y="17" width="16" height="14" rx="7" transform="rotate(-20 11 24)" />
    <rect x="29" y="17" width="16" height="14" rx="7" transform="rotate(-20 37 24)" />
    <rect
      className={styles.body}
      x="13"
      y="17"
      width="22"
      height="14"
      rx="7"
      transform="rotate(-20 24 24)"
    />
    <path className={styles.trace} d="M17 26l4-1 2-4 3 7 2-4 3-1" />
  </>
)

const DRAWINGS: Record<DeviceTypeCode, ComponentType> = {
  [DEVICE_TYPES.watch]: Watch,
  [DEVICE_TYPES.bloodPressureMonitor]: Monitor,
  [DEVICE_TYPES.ecgRecorder]: Recorder,
}

/** What the device looks like; its name stands beside it. */
export function DeviceDrawing({ type }: { type: DeviceTypeCode }) {
  const Drawing = DRAWINGS[type]

  return (
    <svg className={`fixed ${styles.drawing}`} viewBox="0 0 48 48" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
