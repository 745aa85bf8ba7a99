import { shanghaiTime } from '@kangban/china-time'
import { type contract, DEVICE_TYPES, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { storeEcg } from '../../shared/ecg/store-ecg.ts'
import { wireFigures } from './ecg-facts.ts'

export const saveEcgRecord: Handler<typeof contract.ecg.saveEcgRecord, Context> = async ({
  context,
  input,
}) => {
  const { deviceType, ...measurement } = input
  const { accountId } = sessionUser(context)
  const source = deviceType === DEVICE_TYPES.ecgRecorder ? 'recorder' : 'watch'

  const { figures, stored } = await storeEcg(context.services, {
    ...measurement,
    accountId,
    source,
  })

  return {
    id: figures.id,
    dataTime: shanghaiTime(figures.startedAt),
    ...wireFigures(figures),
    stored,
  }
}
