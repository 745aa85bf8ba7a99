import type { NativeImage } from './host-api.ts'

const isImage = (value: unknown): value is NativeImage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'url' in value &&
  typeof value.id === 'string' &&
  typeof value.url === 'string'

/** The host's JSON list of uploaded images; broken JSON gives an empty list. */
export function parseImages(json: string): NativeImage[] {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.filter(isImage).map(({ id, url }) => ({ id, url })) : []
  } catch {
    return []
  }
}
