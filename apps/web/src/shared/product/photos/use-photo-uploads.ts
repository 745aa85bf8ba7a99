import { TRPCClientError } from '@trpc/client'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { client } from '../../../api/client.ts'
import { PHOTOS } from './copy.ts'
import { sortFiles } from './photo-rules.ts'
import { type Photo, photoUploads, type PhotoUploads, type StoredPhoto } from './photo-uploads.ts'

type Purpose = Parameters<typeof client.files.uploadFile.mutate>[0]['purpose']

interface Failed {
  failure: { transport?: string }
}

const isAnswer = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'failure' in data &&
  !(data as Failed).failure.transport

/** An answer is told in the words of the service, what kept it from coming in ours. */
const reasonOf = (cause: unknown): string =>
  cause instanceof TRPCClientError && isAnswer(cause.data) ? cause.message : PHOTOS.network

/** Photos on their way to the service, for one purpose; they outlive the page as long as their holder wants. */
export const uploadsFor = (purpose: Purpose): PhotoUploads =>
  photoUploads({
    upload: (file, { key, signal }) => {
      const input = { file, purpose }

      return client.files.uploadFile.mutate(input, { signal, context: { idempotencyKey: key } })
    },
    reasonOf,
  })

/** What a page shows of photos on their way, with what is to be said about files that could not be taken. */
export function usePhotos(uploads: PhotoUploads, most: number) {
  const photos = useStore(uploads.store)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const room = most - photos.length

  return {
    photos,
    most,
    room,
    refusals,
    choose: (files: readonly File[]) => {
      const sorted = sortFiles(files, { room, most })
      setRefusals(sorted.refusals)
      uploads.add(sorted.taken)
    },
    // A slow album may answer when the room has become less, or give what is there already.
    addStored: (images: readonly StoredPhoto[]) => {
      const there = uploads.store.getState()
      const added = images.filter(({ id }) => there.every(({ key }) => key !== id))
      uploads.addStored(added.slice(0, most - there.length))
    },
    retry: ({ key }: Photo) => uploads.retry(key),
    remove: ({ key }: Photo) => uploads.remove(key),
  }
}

/** The photos of a page, which end with it. */
export function usePhotoUploads(purpose: Purpose, most: number) {
  const [uploads] = useState<PhotoUploads>(() => uploadsFor(purpose))
  useEffect(() => uploads.dispose, [uploads])
  return usePhotos(uploads, most)
}

export type Uploads = ReturnType<typeof usePhotos>
