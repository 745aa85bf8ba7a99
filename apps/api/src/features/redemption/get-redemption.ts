import { randomBytes } from 'node:crypto'
import { type contract, type Handler, redemptionStatus, refuse } from '@kangban/contracts'
import { shanghaiTime } from '@kangban/china-time'
import type { Context } from '../../context.ts'
import { maskPhone } from '@kangban/rules/person/mask'
import { useCode } from '../../security/sms-codes.ts'
import { hashPermit } from './permit.ts'
import { redemptionRepository } from './redemption.repository.ts'

const PERMIT_SECONDS = 600
const NAMELESS = '未填写姓名'

export const getRedemption: Handler<typeof contract.redemption.getRedemption, Context> = async ({
  context,
  input,
}) => {
  const { config, database, vault, clock } = context.services
  const { phone, code, id } = input
  if (phone !== config.adminPhone)
    throw refuse('redemptionCodeWrong', 'not the phone of the administrator')
  await useCode(context, phone, { pin: code, purpose: 'redemption' })
  const repository = redemptionRepository(database)
  const found = await repository.find(id)
  if (!found) throw refuse('prizeNotFound', 'no such redemption')
  const at = clock.now()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + PERMIT_SECONDS * 1000)

  await repository.savePermit(
    { tokenHash: hashPermit(vault, token), redemptionId: id, expiresAt },
    at,
  )

  context.permit.set(token, PERMIT_SECONDS)
  const { account, activity, prize } = found.draw
  const name = account.profile?.nameCipher

  return {
    id,
    activityName: activity.name,
    userName: name ? vault.decrypt(name) : NAMELESS,
    userPhone: maskPhone(vault.decrypt(account.phoneCipher)),
    prizeName: prize.name,
    createTime: shanghaiTime(found.createdAt),
    sendStatus: redemptionStatus(found.status),
  }
}
