// `turbo run build --filter=@kangban/api`: the service as a few files of JavaScript in apps/api/dist, which starts in two thirds of
// the processor's time, holds less memory and needs no types taken out. What it reads beside its code stays where it is.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../environment.mjs'
import { isOf, LEFT_OUT, LOADED_LATER, placesKept } from './places-kept.mjs'

const DIST = join(root, 'apps/api/dist')
rmSync(DIST, { recursive: true, force: true })

/** One letter of Chinese makes V8 hold each letter of a file with two bytes, in each thread that has loaded it. */
const asciiOnly = {
  name: 'ascii-only',
  // Rolldown prints what `renderChunk` returns once more, and takes the escapes out again.
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue

      chunk.code = chunk.code.replace(
        /[\u0080-\uffff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

const build = await rolldown({
  cwd: root,
  input: { server: 'apps/api/src/server.ts' },
  platform: 'node',
  external: isOf([...LEFT_OUT, ...LOADED_LATER]),
  plugins: [placesKept('../../..'), asciiOnly],
  logLevel: 'warn',
})

await build.write({ dir: DIST, format: 'esm', chunkFileNames: 'chunks/[name]-[hash].js' })
await build.close()
