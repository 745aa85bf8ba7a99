import type { contract, Handler } from '@kangban/contracts'
import { countBeats, decodeBeats, encodeBeats } from '@kangban/ecg-core'
import { type Context, sessionUser } from '../../context.ts'
import { unknownRecord } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'

/** Stored bytes of the beats within a stretch; the whole list is not touched. */
function beatsWithin(
  stored: Uint8Array,
  { from = 0, to = Infinity }: { from?: number; to?: number },
): Uint8Array {
  if (from === 0 && to === Infinity) return stored
  const { beats, kinds } = decodeBeats(stored)
  const within = (_: number, i: number) => (beats[i] as number) >= from && (beats[i] as number) < to
  return encodeBeats({ beats: beats.filter(within), kinds: kinds.filter(within) })
}

export const readBeats: Handler<typeof contract.holter.readBeats, Context> = async ({
  context,
  input,
}) => {
  const { id, from, to } = input
  const ownerCode = input.userCode || sessionUser(context).userCode
  const record = await holterRepository(context.services).findBeats({ id, ownerCode })
  if (!record) throw unknownRecord()

  const beats = beatsWithin(record.beats ?? new Uint8Array(), {
    ...(from && { from }),
    ...(to !== undefined && { to }),
  })

  return { count: countBeats(beats), beats: Buffer.from(beats).toString('base64') }
}
