import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'

/** An image that was uploaded, as the native app hands it over. */
export const UploadedImage = z.object({ id: z.string(), url: z.string() })
export type UploadedImage = z.infer<typeof UploadedImage>

/** In each of the two groups of an appointment. */
export const MAX_IMAGES = 9

/** Ids of images as one text, `a,b`. */
export const joinImageIds = (ids: readonly string[]): string => ids.join(',')

export const splitImageIds = (joined: string): string[] => joined.split(',').filter(Boolean)

const isIdList = (joined: string): boolean => {
  const ids = splitImageIds(joined)

  return (
    ids.length <= MAX_IMAGES && joinImageIds(ids) === joined && new Set(ids).size === ids.length
  )
}

export const imageIds = z
  .string()
  .check(z.maxLength(400), z.refine(isIdList, MESSAGES.imageIdsWrong(MAX_IMAGES)))
