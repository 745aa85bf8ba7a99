// The service with all that it imports, as a few files of JavaScript that need neither this repository nor TypeScript.
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { isOf, LEFT_OUT, LOADED_LATER, placesKept } from '../bundling/places-kept.mjs'
import { root } from '../environment.mjs'

const PEERS = ['msw']
const isExternal = isOf([...LEFT_OUT, ...PEERS])
const isLoadedLater = isOf(LOADED_LATER)
/** By no setting of a mock. Prisma's client of PostgreSQL is generated. */
const isNeverReached = (id) => isLoadedLater(id) || id.endsWith('/generated/postgresql/client.ts')

/** Modules that read the sources which decide an answer: the package has the answer of its build. */
const FROZEN = ['packages/mock/src/made-by.ts', 'apps/api/src/shared/readings/figures-made-by.ts']
const EMPTY = '\0empty'

async function frozen(file) {
  const named = Object.entries(await import(join(root, file)))
  const functions = named.filter(([, value]) => typeof value === 'function')

  return functions
    .map(([name, value]) => `export const ${name} = () => ${JSON.stringify(value())}`)
    .join('\n')
}

const withoutRepository = {
  name: 'without-repository',
  resolveId: (id) => (isNeverReached(id) ? EMPTY : null),
  load(id) {
    if (id === EMPTY) return 'module.exports = {}'
    const file = FROZEN.find((each) => id === join(root, each))
    return file ? frozen(file) : null
  },
}

/** Writes the bundle into that folder; gives the paths of the modules that it is made of. */
export async function bundle(folder) {
  const build = await rolldown({
    cwd: root,
    input: {
      index: 'packages/mock/src/index.ts',
      main: 'packages/mock/src/main.ts',
      msw: 'packages/mock/src/msw.ts',
    },
    platform: 'node',
    external: isExternal,
    // Below the package's folder.
    plugins: [withoutRepository, placesKept('.')],
    logLevel: 'warn',
  })

  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    comments: { legal: true },
  })

  await build.close()
  return output.flatMap(({ moduleIds = [] }) => moduleIds)
}
