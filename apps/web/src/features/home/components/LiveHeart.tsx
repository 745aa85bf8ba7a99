import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { DEVICE_COPY } from '../copy.ts'
import styles from './device-strip.module.css'
import { useLiveHeartRate } from './use-live-heart-rate.ts'

/** The watch's heart rate now, marked as live; before that, the way to it. */
export function LiveHeart() {
  const { status, bpm, connect, disconnect } = useLiveHeartRate()

  if (status === 'closed') {
    return (
      <Button variant="outline" inline onClick={connect}>
        {DEVICE_COPY.connect}
      </Button>
    )
  }

  return (
    <div className={`line tall gap-s25 ${styles.live}`}>
      {status === 'ready' && bpm !== undefined ? (
        <>
          <span className={styles.liveMark}>{DEVICE_COPY.live}</span>
          <span className="fill">
            <BigNumber value={bpm} unit={DEVICE_COPY.liveUnit} color="var(--m-heart)" />
          </span>
        </>
      ) : (
        <span className="small fill" role="status">
          {status === 'connecting' && DEVICE_COPY.connecting}
          {status === 'reconnecting' && DEVICE_COPY.reconnecting}
          {status === 'ready' && DEVICE_COPY.noContact}
        </span>
      )}
      {status !== 'connecting' && (
        <Button variant="text" inline onClick={disconnect}>
          {DEVICE_COPY.disconnect}
        </Button>
      )}
    </div>
  )
}
