import type { Person } from '@kangban/vitals'
import { createPerson, createRandom, personaOf, personOf } from '@kangban/vitals'

/** A seeded person as the history has them; anybody else the same for the same code, so that watch and recorder agree. */
export function simulatedPerson(code: string, seed: string): Person {
  const persona = personaOf(code)
  if (persona) return personOf(persona, seed)
  const random = createRandom(code)

  return createPerson(random.fork('habits'), {
    id: code,
    sex: random.chance(0.5) ? 'female' : 'male',
    ageYears: random.int(60, 79),
    conditions: [],
  })
}
