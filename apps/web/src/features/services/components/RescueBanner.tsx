import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { RESCUE_NAME } from '../../../shared/ui/late-copy.ts'
import { RESCUE_BANNER as copy } from '../copy.ts'
import styles from './rescue-banner.module.css'

/** Documented: the floating copy appears beyond this. */
const FLOATS_FROM_PX = 90

const Receiver = () => (
  <svg className={`fixed ${styles.receiver}`} viewBox="0 0 48 48" aria-hidden="true">
    <circle className={styles.disc} cx="24" cy="24" r="24" />
    <path
      className={styles.handset}
      d="M16.5 12.5l4.3-.9 2.4 6-2.9 2.3c1.4 3.2 3.8 5.6 7 7l2.3-2.9 6 2.4-.9 4.3c-.3 1.3-1.4 2.2-2.7 2.1C22.6 32.2 15.2 24.6 14.4 15.2c-.1-1.3.8-2.4 2.1-2.7z"
    />
  </svg>
)

const Waves = () => (
  <svg className={`absolute ${styles.waves}`} viewBox="0 0 120 120" aria-hidden="true">
    <circle cx="60" cy="60" r="20" opacity=".38" />
    <circle cx="60" cy="60" r="38" opacity=".25" />
    <circle cx="60" cy="60" r="56" opacity=".15" />
  </svg>
)

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > FLOATS_FROM_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  return scrolled
}

interface BannerProps {
  onPress: () => void
  /** Whether a layer stands before the page. */
  covered: boolean
}

/** Help by one tap: large at the top, and small in the corner once that has scrolled away. */
export function RescueBanner({ onPress, covered }: BannerProps): ReactNode {
  const scrolled = useScrolled()

  return (
    <>
      <button
        type="button"
        className={`relative line wide left on-solid clip ${styles.banner}`}
        onClick={onPress}
      >
        <Waves />
        <Receiver />
        <span className="relative grow">
          <strong className={`block lines-13 ${styles.title}`}>{RESCUE_NAME}</strong>
          <span className="flow gap-s1 small lines-14">
            <span className="nowrap">{copy.people}</span>
            <span className={styles.dot} aria-hidden="true">
              ·
            </span>
            <span className="nowrap">{copy.place}</span>
          </span>
        </span>
      </button>
      {scrolled &&
        !covered &&
        createPortal(
          <button
            type="button"
            className={`stack middle on-solid ${styles.floating}`}
            aria-label={RESCUE_NAME}
            data-floating-rescue
            onClick={onPress}
          >
            <Receiver />
          </button>,
          document.body,
        )}
    </>
  )
}
