import {
  type AppError,
  BLOCK_SECONDS,
  type contract,
  type Handler,
  MAX_BLOCKS,
  refuse,
} from '@kangban/contracts'
import { decodeSampleBlock, SampleBlockError } from '@kangban/ecg-core'
import { type Context, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { unknownRecord } from './holter-facts.ts'
import { type BlockRefusal, holterRepository } from './holter.repository.ts'

function samplesIn(block: Uint8Array): number {
  try {
    return decodeSampleBlock(block).length
  } catch (cause) {
    if (!(cause instanceof SampleBlockError)) throw cause
    throw refuse('holterBlockBroken', cause.message)
  }
}

/** The blocks as bytes; only the last of them may be shorter than 60 s. */
function readBlocks(texts: readonly string[], wholeBlock: number): Uint8Array<ArrayBuffer>[] {
  return texts.map((text, index) => {
    const block = new Uint8Array(Buffer.from(text, 'base64'))
    const samples = samplesIn(block)
    if (samples > wholeBlock) throw refuse('holterBlockTooLong', `block of ${samples} samples`)

    if (samples === 0 || (samples < wholeBlock && index < texts.length - 1)) {
      throw refuse('holterBlockTooShort', `block of ${samples} samples`)
    }

    return block
  })
}

function refusalOf(why: BlockRefusal, { first, next }: { first: number; next: number }): AppError {
  if (why === 'unknown') return unknownRecord()
  const logMessage = `blocks from ${first}: ${why}, next is ${next}`
  if (why === 'gap') return refuse('holterGap', logMessage, next)
  return refuse(why === 'different' ? 'holterBlockDifferent' : 'holterEnded', logMessage)
}

export const saveBlocks: Handler<typeof contract.holter.saveBlocks, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const { id, first } = input
  const repository = holterRepository(services)
  const record = await repository.findOwn({ id, accountId })
  if (!record) throw unknownRecord()
  await requireHealthConsent(services.database, accountId)

  if (first + input.blocks.length > MAX_BLOCKS) {
    throw refuse('holterTooLong', 'more blocks than a record may have', MAX_BLOCKS / BLOCK_SECONDS)
  }

  const wholeBlock = BLOCK_SECONDS * record.rateHz
  const blocks = readBlocks(input.blocks, wholeBlock)

  const { next, refusal } = await repository.saveBlocks({
    accountId,
    id,
    first,
    blocks,
    wholeBlock,
  })

  if (refusal) throw refusalOf(refusal, { first, next })
  return { nextBlock: next }
}
