import { useState } from 'react'
import { PHOTOS } from './copy.ts'

/** A small picture; says so where it cannot be shown, as when its link is out of date. */
export function Thumbnail({ url, alt = '' }: { url: string; alt?: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (failedUrl === url)
    return (
      <span className="cell wide hint lines-14 px-s1 py-s1 boxed full-height">
        {PHOTOS.unreadable}
      </span>
    )

  return (
    <img
      className="block wide full-height cover"
      src={url}
      alt={alt}
      loading="lazy"
      onError={() => setFailedUrl(url)}
    />
  )
}
