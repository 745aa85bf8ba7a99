import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { maskName } from '@kangban/rules/person/mask'
import { worthOf } from '@kangban/rules/points/prizes'
import { pointsRepository } from './points.repository.ts'

const FEED_LENGTH = 20
const NAMELESS = '康伴用户'

export const listWinners: Handler<typeof contract.points.listWinners, Context> = async ({
  context,
}) => {
  const { database, vault } = context.services
  const draws = await pointsRepository(database).latestDraws(FEED_LENGTH)

  return draws.map(({ account, prize }) => {
    const name = account.profile?.nameCipher
    return { name: name ? maskName(vault.decrypt(name)) : NAMELESS, money: worthOf(prize) }
  })
}
