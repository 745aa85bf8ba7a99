// What the viewer shows: `?url=` once for each picture, encoded, with `title`; or, where the links should not stand in the
// address, the same as the state of the navigation. `n` counts from 1 and is the picture that is open.

/** Handed over with the navigation to /PictureDisplay. */
export interface PictureState {
  pictures: { urls: readonly string[]; title: string }
}

const isState = (state: unknown): state is PictureState =>
  typeof state === 'object' &&
  state !== null &&
  'pictures' in state &&
  typeof state.pictures === 'object' &&
  state.pictures !== null &&
  'title' in state.pictures &&
  typeof state.pictures.title === 'string' &&
  'urls' in state.pictures &&
  Array.isArray(state.pictures.urls) &&
  state.pictures.urls.every((url) => typeof url === 'string')

/**
 * The whole address of a picture of another host by https, or of this one; null for anything else: an address can come from
 * anybody, so no script, no data and no file of the phone is opened.
 */
export function pictureUrl(text: string, page: string): string | null {
  try {
    const url = new URL(text, page)
    const own = new URL(page)
    const isOwn = url.protocol === own.protocol && url.origin === own.origin
    return text.trim() !== '' && (url.protocol === 'https:' || isOwn) ? url.href : null
  } catch {
    return null
  }
}

export interface Pictures {
  title: string
  /** Whole addresses. */
  urls: readonly string[]
  /** Index of the open one. */
  at: number
}

/** What to show, from the address and the state of the navigation; `page` is the address of the app. */
export function picturesOf(query: URLSearchParams, state: unknown, page: string): Pictures {
  const given = isState(state) ? state.pictures : null
  const texts = given?.urls ?? query.getAll('url')
  const urls = texts.flatMap((text) => pictureUrl(text, page) ?? [])
  const wanted = Number(query.get('n') ?? 1) - 1

  const at = Number.isInteger(wanted)
    ? Math.min(Math.max(wanted, 0), Math.max(urls.length - 1, 0))
    : 0

  return { title: given?.title ?? query.get('title') ?? '', urls, at }
}
