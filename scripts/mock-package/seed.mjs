// Fills the given folder with the state that a mock has which is told nothing.
import { makeState, USUAL } from '../../packages/mock/src/seeded-states.ts'

await makeState(process.argv[2], USUAL)
process.exit()
