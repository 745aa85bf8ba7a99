// The service with all that it imports, as a few files of JavaScript that need neither this repository nor TypeScript.
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../environment.mjs'

/** Of native code, or with files of their own beside them: the package depends on them. */
export const DEPENDENCIES = [
  '@fastify/swagger-ui',
  '@fontsource/noto-sans-sc',
  'better-sqlite3',
  'fontkit',
  'pdfkit',
  'piscina',
  'sharp',
]

/** Only reached by settings that a mock cannot have: PostgreSQL, an object store, a mail server, simulated devices. */
const NEVER_REACHED = [
  '@aws-sdk/client-s3',
  '@fastify/http-proxy',
  '@prisma/adapter-pg',
  'nodemailer',
  'pg',
  'pg-boss',
]

const PEERS = ['msw']
const isOf = (names) => (id) => names.some((name) => id === name || id.startsWith(`${name}/`))
const isExternal = isOf([...DEPENDENCIES, ...PEERS])
const isOfList = isOf(NEVER_REACHED)
/** Prisma's client of PostgreSQL is generated. */
const isNeverReached = (id) => isOfList(id) || id.endsWith('/generated/postgresql/client.ts')

/** Modules that read the sources which decide an answer: the package has the answer of its build. */
const FROZEN = ['packages/mock/src/made-by.ts', 'apps/api/src/shared/readings/figures-made-by.ts']
const EMPTY = '\0empty'
const WORKER = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g
const OWN_PLACE = /\bimport\.meta\.url\b/g
const PLACE = /__placeOf\("([^"]+)"\)/g

async function frozen(file) {
  const named = Object.entries(await import(join(root, file)))
  const functions = named.filter(([, value]) => typeof value === 'function')

  return functions
    .map(([name, value]) => `export const ${name} = () => ${JSON.stringify(value())}`)
    .join('\n')
}

/**
 * Files find others by where they stand. In the package each still says where it stood, below the package's folder, whichever
 * chunk it has become part of; modules that threads load stand there.
 */
const placesKept = {
  name: 'places-kept',
  resolveId: (id) => (isNeverReached(id) ? EMPTY : null),
  load(id) {
    if (id === EMPTY) return 'module.exports = {}'
    const file = FROZEN.find((each) => id === join(root, each))
    return file ? frozen(file) : null
  },
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null

    for (const [, file] of code.matchAll(WORKER)) {
      const source = join(dirname(id), `${file}.ts`)
      const fileName = relative(root, source).replace(/\.ts$/, '.js')
      this.emitFile({ type: 'chunk', id: source, fileName })
    }

    const place = `__placeOf(${JSON.stringify(relative(root, id))})`

    return code
      .replace(WORKER, (_, file) => `new URL('${file}.js', import.meta.url)`)
      .replace(OWN_PLACE, place)
  },
  renderChunk(code, { fileName }) {
    const up = relative(dirname(fileName), '.') || '.'
    return code.replace(PLACE, (_, file) => `new URL('${up}/${file}', import.meta.url).href`)
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
    plugins: [placesKept],
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
