// The service as it is to somebody whom it has forgotten, or who comes first after a start: it remembers nothing of anybody's
// health from one call to the next. What the database keeps stays.
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { createDayFigures } from '../../apps/api/src/database/remembered/day-figures.ts'
import { createHealthMemory } from '../../apps/api/src/database/remembered/health-memory.ts'
import { openDatabase } from '../../apps/api/src/database/open-database.ts'
import { openReads } from '../../apps/api/src/database/prepared-reads.ts'
import { systemClock } from '../../apps/api/src/ports/clock.ts'
import { figuresMadeBy } from '../../apps/api/src/shared/readings/figures-made-by.ts'

const config = readConfig()
const database = await openDatabase(config.databaseUrl)
const reads = await openReads(config.databaseUrl)
const figures = createDayFigures({ database, reads }, figuresMadeBy())
const memory = createHealthMemory({ reads, figures, clock: systemClock, characters: 1 })

const { server } = await buildApp(config, { database, reads, memory })

console.log(`Kangban ready at ${await server.listen({ host: '127.0.0.1', port: 0 })}`)
