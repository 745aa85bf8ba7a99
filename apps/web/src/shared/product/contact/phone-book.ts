import { MOBILE } from '@kangban/contracts/constants'

/** Contact Picker API, as far as it is used: https://www.w3.org/TR/contact-picker/ */
interface PhoneBook {
  select: (
    properties: readonly ('name' | 'tel')[],
    options: { multiple: boolean },
  ) => Promise<readonly { name?: readonly string[]; tel?: readonly string[] }[]>
}

declare global {
  interface Navigator {
    readonly contacts?: PhoneBook
  }
}

export interface Picked {
  name: string
  /** Empty where none of the numbers is a mobile one. */
  phone: string
}

export const hasPhoneBook = (): boolean => navigator.contacts !== undefined

/** As it is dialled in China: books write 138-0000-0000 and +86 138…. */
const bare = (number: string): string =>
  number.replace(/\D/g, '').replace(/^(0086|86)(?=1\d{10}$)/, '')

/** The one person who was picked, or null when the book was closed. Call it from a tap. */
export async function pickFromPhoneBook(): Promise<Picked | null> {
  const [person] = (await navigator.contacts?.select(['name', 'tel'], { multiple: false })) ?? []
  if (!person) return null
  const phone = (person.tel ?? []).map(bare).find((number) => MOBILE.test(number))
  return { name: person.name?.[0]?.trim() ?? '', phone: phone ?? '' }
}
