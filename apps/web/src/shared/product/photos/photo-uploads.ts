import { createStore, type StoreApi } from 'zustand/vanilla'

export type PhotoState = 'waiting' | 'uploading' | 'done' | 'failed'

export interface Photo {
  /** Also the idempotency key of its upload: a retry keeps the photo once. */
  readonly key: string
  readonly previewUrl: string
  /** Null for a photo that the native app has uploaded itself. */
  readonly file: File | null
  readonly state: PhotoState
  /** Of the stored file. */
  readonly fileId: string | null
  /** Where it can be seen for some hours, also after the page was killed. */
  readonly storedUrl: string | null
  /** Why it failed. */
  readonly reason: string | null
}

export interface StoredPhoto {
  readonly id: string
  readonly url: string
}

interface UploadOptions {
  /** Stores one photo, and says where. */
  upload: (file: File, call: { key: string; signal: AbortSignal }) => Promise<StoredPhoto>
  reasonOf: (cause: unknown) => string
}

export interface PhotoUploads {
  store: StoreApi<readonly Photo[]>
  add: (files: readonly File[]) => void
  /** What the native app has uploaded. */
  addStored: (images: readonly StoredPhoto[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
  /** Ends what is under way and lets the previews go. */
  dispose: () => void
}

const isLocal = ({ file }: Photo): boolean => file !== null

/** The photos of a document on their way to the server, one after the other: on a weak network each arrives sooner. */
export function photoUploads({ upload, reasonOf }: UploadOptions): PhotoUploads {
  const store = createStore<readonly Photo[]>(() => [])
  const running = new Map<string, AbortController>()

  const change = (key: string, fields: Partial<Photo>) =>
    store.setState(
      (photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)),
      true,
    )

  const release = (photo: Photo) => {
    running.get(photo.key)?.abort()
    running.delete(photo.key)
    if (isLocal(photo)) URL.revokeObjectURL(photo.previewUrl)
  }

  async function send({ key, file }: Photo): Promise<void> {
    if (!file) return
    const controller = new AbortController()
    running.set(key, controller)
    change(key, { state: 'uploading', reason: null })

    try {
      const { id, url } = await upload(file, { key, signal: controller.signal })
      change(key, { state: 'done', fileId: id, storedUrl: url })
    } catch (cause) {
      change(key, { state: 'failed', reason: reasonOf(cause) })
    }

    if (running.get(key) === controller) running.delete(key)
    goOn()
  }

  function goOn(): void {
    const next =
      running.size === 0 ? store.getState().find(({ state }) => state === 'waiting') : undefined

    if (next) void send(next)
  }

  const append = (photos: readonly Photo[]) => {
    store.setState((before) => [...before, ...photos], true)
    goOn()
  }

  return {
    store,
    add: (files) =>
      append(
        files.map((file) => ({
          key: crypto.randomUUID(),
          previewUrl: URL.createObjectURL(file),
          file,
          state: 'waiting',
          fileId: null,
          storedUrl: null,
          reason: null,
        })),
      ),
    addStored: (images) =>
      append(
        images.map(({ id, url }) => ({
          key: id,
          previewUrl: url,
          file: null,
          state: 'done',
          fileId: id,
          storedUrl: url,
          reason: null,
        })),
      ),
    retry: (key) => {
      change(key, { state: 'waiting', reason: null })
      goOn()
    },
    remove: (key) => {
      for (const photo of store.getState()) if (photo.key === key) release(photo)
      store.setState((photos) => photos.filter((photo) => photo.key !== key), true)
      goOn()
    },
    dispose: () => {
      const photos = store.getState()
      // First, so that what is aborted does not make way for the next.
      store.setState([], true)
      for (const photo of photos) release(photo)
    },
  }
}
