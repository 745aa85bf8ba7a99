import styles from './player.module.css'

export const PlayIcon = ({ playing }: { playing: boolean }) => (
  <svg viewBox="0 0 18 18" className={styles.icon} aria-hidden="true">
    <path d={playing ? 'M3 1h4v16H3zM11 1h4v16h-4z' : 'M4 1l12 8-12 8z'} />
  </svg>
)
