import { randomUUID } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { refuse } from '@kangban/contracts'
import { LIMITS } from '../config/limits.ts'
import type { ObjectStore } from '../config/object-store.ts'
import type { Vault } from '../security/vault.ts'
import { DRAFTS, type FileStore, insideKey, PROBE } from './files.ts'

/** What a store says of a key that it does not have: of a GET, and of a HEAD, which has no words. */
const MISSING = ['NoSuchKey', 'NotFound']
/** Another has written or removed it since it was read. */
const CHANGED = [...MISSING, 'PreconditionFailed', 'ConditionalRequestConflict']
/** OpenStack's Swift says so of any condition on a PUT; see ADR 27. */
const WITHOUT_CONDITIONS = 'NotImplemented'
/** Nobody writes the same file so often while it is sealed anew. */
const RESEAL_TRIES = 5

const createClient = ({ endpoint, region, accessKey, secretKey }: ObjectStore) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: LIMITS.filesTries,
    // Stores other than Amazon's refuse the checksums that its client would add. The signature covers the bytes, and the vault
    // opens none that were changed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: LIMITS.filesSilenceMs,
      socketTimeout: LIMITS.filesSilenceMs,
    },
  })

/** Null for what the store says by one of these names. @throws AppError 503 where it does not do what it is asked */
async function unless<T>(names: readonly string[], work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Error && names.includes(cause.name)) return null
    throw refuse('filesAway', `the object store: ${String(cause)}`)
  }
}

/** A moment from which on the store has no answer any more, whatever it still says. */
const inTime = () => AbortSignal.timeout(LIMITS.filesAnswerMs)

/** What an object store is asked, by keys and sealed bytes. */
function createObjects(place: ObjectStore) {
  const client = createClient(place)
  const Bucket = place.bucket
  let knowsConditions = true

  async function fetchObject(key: string) {
    const signal = inTime()
    const asked = new GetObjectCommand({ Bucket, Key: key })
    const { Body, ETag = '' } = await client.send(asked, { abortSignal: signal })
    if (!(Body instanceof Readable)) throw new Error('no bytes came')
    return { bytes: await buffer(addAbortSignal(signal, Body)), etag: ETag }
  }

  const send = (key: string, bytes: Uint8Array, IfMatch?: string) =>
    client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, IfMatch }), {
      abortSignal: inTime(),
    })

  const head = (key: string) =>
    unless(
      MISSING,
      client.send(new HeadObjectCommand({ Bucket, Key: key }), { abortSignal: inTime() }),
    )

  /** One after the other in single calls: stores do not agree on the checksum that a call for many needs. */
  const drop = (key: string) =>
    unless(
      MISSING,
      client.send(new DeleteObjectCommand({ Bucket, Key: key }), { abortSignal: inTime() }),
    )

  return {
    read: (key: string) => unless(MISSING, fetchObject(key)),
    write: (key: string, bytes: Uint8Array) => unless([], send(key, bytes)),
    head,
    drop,

    /** Writes where it is still what was read; false where it is not. */
    async replace(key: string, bytes: Uint8Array, etag: string): Promise<boolean> {
      if (knowsConditions) {
        const sent = send(key, bytes, etag).catch((cause: unknown) => {
          if (!(cause instanceof Error) || cause.name !== WITHOUT_CONDITIONS) throw cause
          knowsConditions = false
          return null
        })

        const written = await unless(CHANGED, sent)
        if (knowsConditions) return written !== null
      }

      // As near to it as it gets: what is removed between these two comes back, and goes with the next sweep.
      if ((await head(key))?.ETag !== etag) return false
      await unless([], send(key, bytes))
      return true
    },

    /** All below a prefix, in the order of their keys, a thousand at a time. */
    async *pages(prefix: string): AsyncGenerator<readonly _Object[]> {
      let ContinuationToken: string | undefined

      do {
        const asked = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })
        const page = await unless([], client.send(asked, { abortSignal: inTime() }))
        yield page?.Contents ?? []
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

type Objects = ReturnType<typeof createObjects>

/** Names in a folder with the last change below each: what lies in one comes in one stretch. */
async function* changes(objects: Objects, folder: string): AsyncGenerator<[string, number]> {
  const prefix = `${folder}/`
  let name = ''
  let changed = 0

  for await (const page of objects.pages(prefix)) {
    for (const { Key = '', LastModified } of page) {
      const [next = ''] = Key.slice(prefix.length).split('/')

      if (next !== name) {
        if (name) yield [name, changed]
        name = next
        changed = 0
      }

      changed = Math.max(changed, LastModified?.getTime() ?? Number.POSITIVE_INFINITY)
    }
  }

  if (name) yield [name, changed]
}

/** Files in a bucket of an object store that speaks S3, which all replicas of the service share. */
export function createS3Files(place: ObjectStore, vault: Vault): FileStore {
  const objects = createObjects(place)

  async function putSealed(key: string, bytes: Uint8Array) {
    await objects.write(insideKey(key), bytes)
  }

  const sealed = async (key: string) => (await objects.read(insideKey(key)))?.bytes ?? null

  return {
    put: async (key, bytes) => putSealed(key, vault.encryptBytes(bytes)),
    async get(key) {
      const stored = await sealed(key)
      return stored && vault.decryptBytes(stored)
    },
    async reseal(key) {
      insideKey(key)

      for (let left = RESEAL_TRIES; left > 0; left--) {
        const found = await objects.read(key)
        if (!found) return false
        const anew = vault.encryptBytes(vault.decryptBytes(found.bytes))
        if (await objects.replace(key, anew, found.etag)) return true
      }

      throw refuse('filesAway', `${key} changed each time that it was to be sealed anew`)
    },
    has: async (key) => (await objects.head(insideKey(key))) !== null,
    async remove(key) {
      await objects.drop(insideKey(key))

      for await (const page of objects.pages(`${key}/`))
        await Promise.all(page.map(({ Key = '' }) => objects.drop(Key)))
    },
    async *unchanged(folder, since) {
      for await (const [name, changed] of changes(objects, insideKey(folder)))
        if (changed < since.getTime()) yield name
    },
    async checkWritable() {
      const draft = `${DRAFTS}/${randomUUID()}`
      await objects.write(draft, PROBE)
      await objects.drop(draft)
    },
    async *keys() {
      for await (const page of objects.pages(''))
        for (const { Key = '' } of page) if (!Key.startsWith(`${DRAFTS}/`)) yield Key
    },
    sealed,
    putSealed,
  }
}
