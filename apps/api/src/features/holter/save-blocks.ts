import {
  BLOCK_SECONDS,
  type contract,
  type Handler,
  MESSAGES,
  MOST_BLOCKS,
} from '@kangban/contracts'
import { decodeSampleBlock, SampleBlockError } from '@kangban/ecg-core'
import { type Context, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../database/health-consent.ts'
import { refuse, unknownRecord } from './holter-facts.ts'
import { type BlockRefusal, holterRepository } from './holter.repository.ts'

const REFUSALS: Readonly<Record<Exclude<BlockRefusal, 'unknown'>, (next: number) => string>> = {
  gap: (next) => `数据块不连续，请从第${next}块继续上传`,
  different: () => '数据块已经保存过，且内容不同',
  ended: () => '记录已经结束，不能再增加数据',
}

function samplesIn(block: Uint8Array): number {
  try {
    return decodeSampleBlock(block).length
  } catch (cause) {
    if (!(cause instanceof SampleBlockError)) throw cause
    throw refuse(MESSAGES.holterBlockBroken, cause.message)
  }
}

/** The blocks as bytes; only the last of them may be shorter than 60 s. */
function readBlocks(texts: readonly string[], wholeBlock: number): Uint8Array<ArrayBuffer>[] {
  return texts.map((text, index) => {
    const block = new Uint8Array(Buffer.from(text, 'base64'))
    const samples = samplesIn(block)
    if (samples > wholeBlock) throw refuse('数据块超过60秒', `block of ${samples} samples`)

    if (samples === 0 || (samples < wholeBlock && index < texts.length - 1)) {
      throw refuse('只有最后一个数据块可以短于60秒', `block of ${samples} samples`)
    }

    return block
  })
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

  if (first + input.blocks.length > MOST_BLOCKS) {
    throw refuse(
      `一次记录最多${MOST_BLOCKS / BLOCK_SECONDS}小时`,
      'more blocks than a record may have',
    )
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

  if (refusal === 'unknown') throw unknownRecord()
  if (refusal)
    throw refuse(REFUSALS[refusal](next), `blocks from ${first}: ${refusal}, next is ${next}`)
  return { nextBlock: next }
}
