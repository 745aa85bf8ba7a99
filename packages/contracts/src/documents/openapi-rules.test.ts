// The recommended rules of those who read OpenAPI documents for a living, among them that every example keeps its schema.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

type Change = (document: ReturnType<typeof openApiDocument>) => void

async function problemsOf(change?: Change): Promise<string[]> {
  const document = openApiDocument()
  change?.(document)

  const config = await createConfig({
    extends: ['recommended'],
    // Of what another well-known set of rules (spectral:oas) asks for, the one that this set leaves out.
    rules: { 'info-contact': 'error', 'no-invalid-parameter-examples': 'error' },
  })

  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer}`)
}

const PATIENCE_MS = 60_000

it('keeps the recommended rules', { timeout: PATIENCE_MS }, async () => {
  expect(await problemsOf()).toEqual([])
})

it('would not with an example beyond its range', { timeout: PATIENCE_MS }, async () => {
  const problems = await problemsOf(({ paths }) => {
    const found = JSON.stringify(paths).replaceAll('"systolic":142', '"systolic":9000')
    Object.assign(paths, JSON.parse(found))
  })

  expect(problems).toEqual([
    expect.stringMatching(/^no-invalid-media-type-examples at .*save-blood/),
  ])
})
