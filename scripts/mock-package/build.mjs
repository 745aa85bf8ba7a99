// Makes packages/mock/dist, a package that stands alone: code, types, a seeded state, and what the service reads as it runs.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { SHIPPED } from '../../packages/mock/src/seeded-states.ts'
import { LEFT_OUT } from '../bundling/places-kept.mjs'
import { root } from '../environment.mjs'
import { bundle } from './bundle.mjs'
import { noticesOf } from './licences.mjs'

const SOURCE = join(root, 'packages/mock')
export const DIST = join(SOURCE, 'dist')

/** What the service reads beside its code. The migrations are for another seed than the one that is shipped. */
const READ_AS_IT_RUNS = ['apps/api/articles', 'prisma/seed/diseases', 'prisma/migrations']

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

function manifest() {
  const { version, license, engines } = readJson('package.json')
  const { dependencies: known } = readJson('apps/api/package.json')

  return {
    name: '@kangban/mock',
    version,
    description:
      'The back end of Kangban for the tests of other apps: its rules, seeded people, a clock, faults',
    license,
    type: 'module',
    engines,
    bin: { 'kangban-mock': 'main.js' },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './msw': { types: './msw.d.ts', default: './msw.js' },
    },
    dependencies: Object.fromEntries(LEFT_OUT.map((name) => [name, known[name]])),
    peerDependencies: { msw: '>=3' },
    peerDependenciesMeta: { msw: { optional: true } },
  }
}

/** The types of a module, and of those of ours that it names. @throws where a type is not written out */
function declare(file, done = new Set()) {
  if (done.has(file)) return
  done.add(file)
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const target = join(DIST, relative(join(SOURCE, 'src'), file).replace(/\.ts$/, '.d.ts'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code.replaceAll(/(from ["']\.[^"']+)\.ts(["'])/g, '$1.js$2'))

  for (const [, named] of code.matchAll(/from ["'](\.[^"']+)["']/g))
    declare(join(dirname(file), named), done)
}

/** In a process of its own, which ends with whatever it has opened. */
function seed() {
  // Where the code that reads it stands, as `placesKept` tells it.
  const folder = join(DIST, relative(root, fileURLToPath(SHIPPED)))
  mkdirSync(folder, { recursive: true })
  const script = join(import.meta.dirname, 'seed.mjs')
  execFileSync(process.execPath, [script, folder], { stdio: 'inherit' })
  const database = join(folder, 'seeded.db')
  writeFileSync(`${database}.gz`, gzipSync(readFileSync(database), { level: 9 }))
  for (const file of globSync(`${database}*`)) if (!file.endsWith('.gz')) rmSync(file)
}

export async function build() {
  rmSync(DIST, { recursive: true, force: true })
  const modules = await bundle(DIST)
  writeFileSync(join(DIST, 'THIRD-PARTY.txt'), noticesOf(modules))
  for (const name of ['index', 'msw']) declare(join(SOURCE, `src/${name}.ts`))
  for (const folder of READ_AS_IT_RUNS)
    cpSync(join(root, folder), join(DIST, folder), { recursive: true })
  cpSync(join(SOURCE, 'README.md'), join(DIST, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(DIST, 'LICENSE'))
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  seed()
}
