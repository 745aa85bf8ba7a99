import { shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { maskName } from '@kangban/rules/person/mask'
import { readWaiting } from '../../shared/readings/waiting.ts'
import { contentAsHome } from './content-as-home.ts'
import { reportSpan } from './report-rows.ts'
import { sharesRepository } from './shares.repository.ts'

/** What a person without a name is called on the page. */
const NAMELESS = '家人'

export const getShared: Handler<typeof contract.reports.getShared, Context> = async ({
  context,
  input,
}) => {
  const { standby, clock, vault } = context.services
  const { database } = await standby.open()
  const tokenHash = vault.hash('share token', input.token)
  const share = await sharesRepository(database).find({ tokenHash, at: clock.now() })

  if (!share) {
    throw refuse('shareEnded', 'no living share')
  }

  const { report, expiresAt } = share
  const name = report.account.profile?.nameCipher

  const frame = {
    name: name ? maskName(vault.decrypt(name)) : NAMELESS,
    ...reportSpan(report),
    expiresAt: shanghaiTime(expiresAt),
  }

  // Who shares a report shares its warnings with it.
  const waiting = await readWaiting(context.services, {
    accountId: report.accountId,
    areas: ['warnings'],
  })

  return { ...frame, ...contentAsHome(report, waiting) }
}
