import { type Area, AREAS, type FamilyMembers } from '@kangban/contracts'
import type { TestApp } from '../../../testing/start-test-app.ts'

export const MEMBERS = '/family/v1/app/members'
type LoggedIn = Awaited<ReturnType<TestApp['logIn']>>
export type Person = LoggedIn & { phone: string }

export const change = (person: LoggedIn, body: object) => person.post<FamilyMembers>(MEMBERS, body)

/** People of a family; phones begin after `lastPhone`. */
export function familiesOf(app: () => TestApp, lastPhone: number) {
  let last = lastPhone
  const newPhone = () => String((last += 1))

  const logIn = async (phone = newPhone()): Promise<Person> => ({
    ...(await app().logIn(phone)),
    phone,
  })

  return {
    newPhone,
    logIn,
    /** A mother whose son has accepted to look at her health. */
    family: async (areas: readonly Area[] = AREAS) => {
      const [mother, son] = [await logIn(), await logIn()]

      const invited = await change(mother, {
        action: 'invite',
        phone: son.phone,
        label: '儿子',
        areas,
      })

      const id = invited.data.sharedWith[0]?.id ?? ''
      await change(son, { action: 'accept', id, label: '妈妈' })
      return { mother, son, id }
    },
  }
}
