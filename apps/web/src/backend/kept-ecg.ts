// ECGs that no call of the back end takes: this phone has the only copy. IndexedDB, because the end of a session (code 410)
// empties local storage, and because a record takes 0.1 MB where local storage has 5.
import { shanghaiDay } from '@kangban/china-time'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { useSession } from '../stores/session.ts'
import type { Inputs } from './composition.ts'
import { KeptError } from './kept-error.ts'
import { keptId } from './kept-id.ts'

type SaveInput = Inputs['ecg']['saveEcgRecord']

/** All that was to be saved, so that it can still be sent should there be a call for it one day. */
export interface KeptEcg extends SaveInput {
  id: string
  userCode: string
  /** YYYY-MM-DD in China. */
  day: string
  durationSeconds: number
}

interface Schema extends DBSchema {
  ecg: {
    key: [userCode: string, id: string]
    value: KeptEcg
    indexes: { byDay: [userCode: string, day: string] }
  }
}

const NAME = 'kangban'
const VERSION = 1

function asKeptError(cause: unknown): KeptError {
  if (cause instanceof KeptError) return cause
  // A class of its own in newer browsers, a DOMException in older ones.
  const isFull = cause instanceof Object && 'name' in cause && cause.name === 'QuotaExceededError'
  return new KeptError(isFull ? 'full' : 'unavailable', String(cause), { cause })
}

/** Opened for each use: a connection that is held stands in the way of a newer version of the page in another tab. */
async function withDatabase<T>(
  act: (database: IDBPDatabase<Schema>, userCode: string) => Promise<T>,
): Promise<T> {
  // Every key begins with the user: nothing of another account on the same phone can be reached from here.
  const userCode = useSession.getState().user?.userCode
  if (!userCode) throw new KeptError('unavailable', 'nobody is logged in')
  let database: IDBPDatabase<Schema> | undefined

  try {
    database = await openDB<Schema>(NAME, VERSION, {
      upgrade: (fresh) => {
        const store = fresh.createObjectStore('ecg', { keyPath: ['userCode', 'id'] })
        store.createIndex('byDay', ['userCode', 'day'])
      },
    })

    return await act(database, userCode)
  } catch (cause) {
    throw asKeptError(cause)
  } finally {
    database?.close()
  }
}

/** Without it a browser that runs short of room, or is not used for a week (Safari), may delete the only copy. */
async function askToStay(): Promise<void> {
  try {
    // Missing without https.
    const storage: Partial<StorageManager> | undefined = navigator.storage
    if (!(await storage?.persisted?.())) await storage?.persist?.()
  } catch (cause) {
    console.warn('the browser was not asked to keep its storage', cause)
  }
}

const byStart = (a: KeptEcg, b: KeptEcg): number =>
  Date.parse(a.startedAt) - Date.parse(b.startedAt)

/** Keeps a measurement once, however often it is given. @throws KeptError */
export async function keepEcg(
  input: SaveInput,
  sampleCount: number,
): Promise<{ id: string; stored: 'new' | 'already' }> {
  const id = keptId(input.measurementId)

  const { stored, first } = await withDatabase(async (database, userCode) => {
    // On the disk, not on its way there, before anybody is told that it is kept.
    const transaction = database.transaction('ecg', 'readwrite', { durability: 'strict' })
    const isThere = (await transaction.store.getKey([userCode, id])) !== undefined
    const isFirst = (await transaction.store.count()) === 0
    const day = shanghaiDay(new Date(input.startedAt))

    if (!isThere) {
      // What fails here fails `done` too, with the reason.
      transaction.store
        .add({ ...input, id, userCode, day, durationSeconds: sampleCount / SAMPLE_RATE })
        .catch(() => undefined)
    }

    await transaction.done
    return { stored: isThere ? ('already' as const) : ('new' as const), first: isFirst }
  })

  // Once, with the first one: some browsers ask the person.
  if (first) void askToStay()
  return { id, stored }
}

/** The measurements of a day (YYYY-MM-DD in China), oldest first. @throws KeptError */
export const keptOfDay = (day: string): Promise<KeptEcg[]> =>
  withDatabase(async (database, userCode) =>
    (await database.getAllFromIndex('ecg', 'byDay', [userCode, day])).toSorted(byStart),
  )

/** All of the user, oldest first. @throws KeptError */
export const allKept = (): Promise<KeptEcg[]> =>
  withDatabase(async (database, userCode) => {
    // A list is greater than every text.
    const all = await database.getAll('ecg', IDBKeyRange.bound([userCode], [userCode, []]))
    return all.toSorted(byStart)
  })

/** Undefined where it is not there, or is another user's. @throws KeptError */
export const findKept = (id: string): Promise<KeptEcg | undefined> =>
  withDatabase((database, userCode) => database.get('ecg', [userCode, id]))

/** @throws KeptError */
export const removeKept = (id: string): Promise<void> =>
  withDatabase((database, userCode) => database.delete('ecg', [userCode, id]))
