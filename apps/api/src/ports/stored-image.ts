import type { FileStore } from './files.ts'

/** Each of its folders is named by the id of a picture. */
export const IMAGES = 'uploads'

/** Where the two forms of an uploaded picture lie. */
export const imageKey = (form: 'image' | 'thumbnail', id: string): string =>
  `${IMAGES}/${id}/${form}`

export interface ImageForms {
  image: Uint8Array
  thumbnail: Uint8Array
}

/** Both or, where one cannot be written, neither. */
export async function putImage(
  files: FileStore,
  id: string,
  { image, thumbnail }: ImageForms,
): Promise<void> {
  try {
    await files.put(imageKey('image', id), image)
    await files.put(imageKey('thumbnail', id), thumbnail)
  } catch (cause) {
    await removeImage(files, id)
    throw cause
  }
}

export async function removeImage(files: FileStore, id: string): Promise<void> {
  await files.remove(`${IMAGES}/${id}`)
}
