// Files of the build that go by their hash alone, found by the module that they begin with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST } from './static-host.ts'

/** The path of a module's file on its host: `/assets/….js`. */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >

  const entry = manifest[module]
  if (!entry) throw new Error(`the build has no ${module}`)
  return `/${entry.file}`
}
