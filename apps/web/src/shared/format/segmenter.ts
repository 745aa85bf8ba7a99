let segmenter: Intl.Segmenter | undefined

/**
 * Tells words of Chinese by the browser's dictionary; undefined where a browser has none. The first one, before which a
 * browser lists its languages, keeps a slow phone busy for 60 ms and more.
 */
export function wordSegmenter(): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return segmenter
}
