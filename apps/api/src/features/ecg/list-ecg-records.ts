import { addDays, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { rowWords, wireFigures } from './ecg-facts.ts'
import { ecgRepository } from './ecg.repository.ts'

export const listEcgRecords: Handler<typeof contract.ecg.listEcgRecords, Context> = async ({
  context,
  input,
}) => {
  const { accountId } = await personAsked(context, input.userCode)

  const rows = await ecgRepository(context.services.database).listFigures({
    accountId,
    source: 'watch',
    from: startOfShanghaiDay(input.dayDate),
    to: startOfShanghaiDay(addDays(input.dayDate, 1)),
  })

  return {
    dataEcgInfosRespList: rows.map((row) => ({
      id: row.id,
      dataTime: shanghaiTime(row.startedAt),
      ...wireFigures(row),
      kangban: rowWords(row),
    })),
  }
}
