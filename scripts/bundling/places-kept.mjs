// Files find others by where they stand. In a bundle each still says where it stood, whichever chunk it has become part of;
// modules that threads load are built beside it.
import { dirname, join, relative } from 'node:path'
import { root } from '../environment.mjs'

/** Of native code, or with files of their own beside them: nothing that bundles them would find those. */
export const LEFT_OUT = [
  '@fastify/swagger-ui',
  '@fontsource/noto-sans-sc',
  'better-sqlite3',
  'fontkit',
  'pdfkit',
  'piscina',
  'sharp',
]

/** Loaded by who has what they are for: PostgreSQL, an object store, a mail server, simulated devices. */
export const LOADED_LATER = [
  '@aws-sdk/client-s3',
  '@fastify/http-proxy',
  '@prisma/adapter-pg',
  'nodemailer',
  'pg',
  'pg-boss',
]

/** Whether a module is of one of these packages. */
export const isOf = (names) => (id) =>
  names.some((name) => id === name || id.startsWith(`${name}/`))

const WORKER = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g
const OWN_PLACE = /\bimport\.meta\.url\b/g
const MARKED = /__(built|stood)\("([^"]+)"\)/g

/** @param {string} stood where the repository's tree stands, as seen from the folder of the bundle */
export const placesKept = (stood) => ({
  name: 'places-kept',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null

    const marked = code.replace(WORKER, (_, file) => {
      const source = join(dirname(id), `${file}.ts`)
      const fileName = relative(root, source).replace(/\.ts$/, '.js')
      this.emitFile({ type: 'chunk', id: source, fileName })
      return `new URL(__built(${JSON.stringify(fileName)}))`
    })

    return marked.replace(OWN_PLACE, `__stood(${JSON.stringify(relative(root, id))})`)
  },
  renderChunk(code, { fileName }) {
    const up = relative(dirname(fileName), '.') || '.'
    const places = { built: up, stood: join(up, stood) }

    return code.replace(
      MARKED,
      (_, which, file) => `new URL('${places[which]}/${file}', import.meta.url).href`,
    )
  },
})
