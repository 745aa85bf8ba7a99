import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTestFile, testsOf } from './test-bodies.mjs'

const faultOf = (text: string) => testsOf('a.test.ts', text)[0]?.fault

const taking = (what: string) => isTestFile('a.ts', `import { ${what} } from 'vitest'\n`)

describe('a test shows nothing', () => {
  it.each([
    ["it.skip('x', () => expect(1).toBe(1))", /skipped/],
    ["it.todo('x')", /skipped/],
    ["test.fixme('x', () => expect(1).toBe(1))", /skipped/],
    ["it.fails('x', () => expect(1).toBe(1))", /skipped/],
    ["describe.skip('x', () => {})", /skipped/],
    ["test.describe.skip('x', () => {})", /skipped/],
    ["it.skipIf(!data)('x', () => expect(1).toBe(1))", /skipped/],
    ["it('x')", /no body/],
    ["it('x', () => {})", /empty body/],
    ["it('x', async () => { await page.goto('/') }, 5_000)", /expects nothing/],
    ["const open = () => page.goto('/')\nit('x', () => open())", /expects nothing/],
    ["it('x', () => { const row = { expect: 1 }; row.expect })", /expects nothing/],
    ["it.each([1])('x', (one) => console.log(one))", /expects nothing/],
  ])('%s', (text, fault) => {
    expect(faultOf(text)).toMatch(fault)
  })
})

describe('a test may fail', () => {
  it.each([
    "it('x', () => expect(1).toBe(1))",
    "it('x', { timeout: 1 }, () => { expect.soft(1).toBe(1) })",
    "it('x', () => fc.assert(fc.property(fc.nat(), (n) => n >= 0)))",
    "it('x', () => { assert(one) }, 5_000)",
    "const asks = async () => { await page.waitForRequest('/a') }\ntest('x', () => asks())",
    "function isShown() { expect(1).toBe(1) }\nconst twice = () => isShown()\nit('x', () => twice())",
    "const all = { check: () => expect(1).toBe(1) }\nit('x', () => all.check())",
    "function check() { expect(1).toBe(1) }\nit('x', () => withService(check))",
    "it('x', inPage(() => { expect(1).toBe(1) }))",
  ])('%s', (text) => {
    expect(faultOf(text)).toBeNull()
  })

  describe('by what it imports', () => {
    let folder: string

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'kangban-bodies-'))
      const text = 'export const holds = () => expect(1).toBe(1)\nexport const does = () => 1\n'
      writeFileSync(join(folder, 'holds.ts'), text)
    })

    afterAll(() => rmSync(folder, { recursive: true }))

    it.each([
      ['holds', null],
      ['does', 'expects nothing'],
    ])('%s', (name, fault) => {
      const text = `import { ${name} as it1 } from './holds.ts'\nit('x', () => it1())`
      expect(testsOf(join(folder, 'a.test.ts'), text)[0]?.fault).toBe(fault)
    })
  })
})

it('tables cite with their rows, suites not at all', () => {
  const text = `
    describe('[A-1] all', () => {
      it.each([['B-2'], ['C-3']])('[%s] x', () => expect(1).toBe(1))
      it(\`[D-4] \${name}\`, () => expect(1).toBe(1))
    })
    test.use({ a: '[E-5]' })`

  expect(testsOf('a.test.ts', text).flatMap(({ texts }) => texts)).toEqual([
    '[%s] x',
    'B-2',
    'C-3',
    '[D-4] …',
  ])
})

it('a file is a test by its name, or because it takes the words of tests', () => {
  expect(isTestFile('a.spec.ts', '')).toBe(true)
  expect([taking('it'), taking('vi'), taking('test as base')]).toEqual([true, false, false])
})

const inContracts = (title: string, body: string) => {
  const text = `const { output } = call.example ?? {}
    const night = output
    const accepts = (change) => read({ ...output, ...change })
    it('${title}', () => { ${body} })`

  return testsOf('packages/contracts/src/a.test.ts', text)[0]?.fault
}

describe('an example of a contract shows no row', () => {
  it.each([
    'expect(accepts(schema, call.example.output)).toBe(true)',
    'expect(night.hi).toBe(1)',
    'expect(read(EXAMPLE_DEVICE)).toBe(true)',
  ])('%s', (body) => {
    expect(inContracts('[A-1] x', body)).toMatch(/example/)
    expect(inContracts('x', body)).toBeNull()
  })

  it.each([
    'expect(read({ ...output, id: undefined })).toBe(false)',
    'expect(accepts({})).toBe(1)',
  ])('but a changed copy may: %s', (body) => expect(inContracts('[A-1] x', body)).toBeNull())
})
