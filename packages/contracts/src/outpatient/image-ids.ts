import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { joinImageIds, MAX_IMAGES, splitImageIds } from './image-list.ts'
import { address, id } from '../wire/kinds.ts'

/** An image that was uploaded, as the native app hands it over. */
export const UploadedImage = z.object({ id, url: address })
export type UploadedImage = z.infer<typeof UploadedImage>

const isIdList = (joined: string): boolean => {
  const ids = splitImageIds(joined)

  return (
    ids.length <= MAX_IMAGES && joinImageIds(ids) === joined && new Set(ids).size === ids.length
  )
}

export const imageIds = z
  .string()
  .check(z.maxLength(400), z.refine(isIdList, MESSAGES.imageIdsWrong(MAX_IMAGES)))
