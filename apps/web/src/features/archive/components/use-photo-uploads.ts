import { TRPCClientError } from '@trpc/client'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { client } from '../../../api/client.ts'
import { UPLOAD } from '../copy.ts'
import { MAX_PHOTOS, sortFiles } from '../model/photo-rules.ts'
import { type Photo, photoUploads, type PhotoUploads } from '../model/photo-uploads.ts'

const uploadPhoto = async (
  file: File,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<string> => {
  const input = { file, purpose: 'archive' } as const

  const { id } = await client.files.uploadFile.mutate(input, {
    signal,
    context: { idempotencyKey: key },
  })

  return id
}

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
  cause instanceof TRPCClientError && isAnswer(cause.data) ? cause.message : UPLOAD.network

/** The photos of the document, with what is to be said about files that could not be taken. */
export function usePhotoUploads() {
  const [uploads] = useState<PhotoUploads>(() => photoUploads({ upload: uploadPhoto, reasonOf }))
  const photos = useStore(uploads.store)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  useEffect(() => uploads.dispose, [uploads])
  const room = MAX_PHOTOS - photos.length

  return {
    photos,
    room,
    refusals,
    choose: (files: readonly File[]) => {
      const sorted = sortFiles(files, room)
      setRefusals(sorted.refusals)
      uploads.add(sorted.taken)
    },
    addStored: uploads.addStored,
    retry: ({ key }: Photo) => uploads.retry(key),
    remove: ({ key }: Photo) => uploads.remove(key),
  }
}

export type Uploads = ReturnType<typeof usePhotoUploads>
