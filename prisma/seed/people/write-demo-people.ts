// `node prisma/seed/people/write-demo-people.ts FILE [SEED]`: the keys of the demo's devices, for the gateway.
import { writeDemoPeople } from './demo-people-file.ts'

const [file = 'people.json', seed = '1'] = process.argv.slice(2)
writeDemoPeople(file, Number(seed))
