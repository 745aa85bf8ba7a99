// What a thread has loaded it holds for as long as it lives, and each thread has its own: the schemas take it some 15 MB.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

const LOADED = `
  import { registerHooks } from 'node:module'
  const loaded = []

  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      loaded.push(found.url)
      return found
    },
  })

  await import(process.argv[1])
  console.log(JSON.stringify(loaded))`

it.each([
  '../shared/ecg/read-upload.ts',
  '../shared/ecg/samples-text.ts',
  '../features/ecg/report/render-ecg-report.ts',
  '../features/account/export/write-record.ts',
  '../features/holter/analysis-worker.ts',
])('%s loads no schemas into its thread', async (file) => {
  const { href } = new URL(file, import.meta.url)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', LOADED, href])
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded).toContain(href)
  expect(loaded.filter((url) => /\/node_modules\/zod\//.test(url))).toEqual([])
})
