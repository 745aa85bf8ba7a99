import { useState } from 'react'
import { ARCHIVE } from '../copy.ts'
import styles from './thumbnail.module.css'

/** A small picture; says so where it cannot be shown, as when its link is out of date. */
export function Thumbnail({ url, alt = '' }: { url: string; alt?: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (failedUrl === url) return <span className={styles.missing}>{ARCHIVE.pictureMissing}</span>

  return (
    <img
      className={styles.image}
      src={url}
      alt={alt}
      loading="lazy"
      onError={() => setFailedUrl(url)}
    />
  )
}
