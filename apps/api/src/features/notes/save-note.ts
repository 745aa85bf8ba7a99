import { addDays, shanghaiDay, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { notePlace, noteProblem } from '@kangban/rules/notes/moment-notes'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { type Context, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { momentNotesRepository } from './moment-notes.repository.ts'

export const saveNote: Handler<typeof contract.notes.saveNote, Context> = async ({
  context,
  input: { metric, circumstances, note, ...input },
}) => {
  const { database, clock, vault, live } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()
  const at = notePlace(metric, new Date(input.at))
  const problem = noteProblem(at, now)
  if (problem === 'noteTooOld') throw refuse('noteTooOld', 'too old', MANUAL_LIMITS.days)
  if (problem) throw refuse('noteInFuture', 'not yet')
  const repository = momentNotesRepository(database)
  const place = { accountId, metric, at }
  const told = circumstances?.length ? circumstances : null

  if (told === null && note === '') {
    await repository.remove(place)
  } else {
    await requireHealthConsent(database, accountId)
    const day = shanghaiDay(at)

    await repository.set(
      place,
      { circumstances: told, noteCipher: note === '' ? null : vault.encrypt(note) },
      {
        day: { from: startOfShanghaiDay(day), to: startOfShanghaiDay(addDays(day, 1)) },
        admit: (others) => {
          if (others >= MANUAL_LIMITS.aDay)
            throw refuse('noteTooMany', 'too many notes of one day', MANUAL_LIMITS.aDay)
        },
      },
    )
  }

  live.publish(accountId, { kind: 'manual', at: shanghaiTime(now) })
  return { at: shanghaiTime(at), circumstances: told, note }
}
