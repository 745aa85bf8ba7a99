import { shanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, MOST_CONSTITUTION_REPORTS } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { named, scoreIn } from '@kangban/rules/constitution/constitution-words'
import { medicineRepository } from './medicine.repository.ts'

export const listConstitutionReports: Handler<
  typeof contract.medicine.listConstitutionReports,
  Context
> = async ({ context }) => {
  const { accountId } = sessionUser(context)

  const rows = await medicineRepository(context.services.database).results({
    accountId,
    most: MOST_CONSTITUTION_REPORTS,
  })

  return rows.map(({ at, result }) => ({
    day: shanghaiDay(at),
    main: { ...named(result, result.main), score: scoreIn(result, result.main) },
    secondary: result.secondary.map((type) => named(result, type)),
  }))
}
