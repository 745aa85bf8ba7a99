// What is generated is the same to the last bit in Node and in Chromium, from the same source files.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { sameBits } from '../../packages/vitals/src/testing/same-bits.ts'

const SOURCE = resolve('packages/vitals/src/testing/same-bits.ts')
const SCENARIO_FILES = readdirSync('packages/vitals/scenarios')

/** The sources as one script that sets `vitals` in a page. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'vitals' },
    },
  })

  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('the bundle has no output')
  return output.output[0].code
}

test('the same seed gives the same bits in Node and Chromium', async ({ page }) => {
  await page.addScriptTag({ content: await bundled() })
  const inBrowser = await page.evaluate<Record<string, string>>('vitals.sameBits()')
  const here = sameBits()
  expect(inBrowser).toEqual(here)
  expect(new Set(Object.values(here)).size).toBe(Object.keys(here).length)
  // Every scenario file is among them.
  const scenarios = Object.keys(here).flatMap((name) => /^day, (.+)$/.exec(name)?.[1] ?? [])
  expect(scenarios.map((name) => `${name}.json`).toSorted()).toEqual(SCENARIO_FILES.toSorted())
})
