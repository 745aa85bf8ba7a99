import styles from './waves.module.css'

/** Hills and a heartbeat at the foot of the login page; decoration. */
export function Waves() {
  return (
    <svg
      className={`block fixed wide ${styles.waves}`}
      viewBox="0 0 375 150"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d="M0 92C40 60 72 46 112 66s64 26 98-2 62-44 92-26 52 40 73 34v78H0z"
        className={styles.far}
      />
      <path d="M0 116c44-26 88-34 132-14s78 22 118 0 84-26 125-6v54H0z" className={styles.middle} />
      <path
        d="M0 98h128l8-5 7 5h12l5 5 9-46 10 58 6-17h16l11-9 12 9h151"
        className={styles.beat}
        vectorEffect="non-scaling-stroke"
      />
      <path d="M0 138c60-18 116-14 176-4s140 4 199-10v26H0z" className={styles.near} />
    </svg>
  )
}
