import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '@kangban/contracts/openapi'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { MutableDocument, MutableOperation } from '../testing/document-mutations.ts'
import { diffCommand } from './diff-command.ts'
import { release, RELEASE, type ReleaseFiles, sinceRelease } from './release.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files: ReleaseFiles = {
  document: join(folder, 'released', 'openapi.json'),
  changelog: join(folder, 'CHANGELOG.md'),
  version: join(folder, 'contract-version.ts'),
}

const VERSION = openApiDocument().info.version
const today = '2026-11-26'

function run(...args: string[]) {
  const out: string[] = []
  const errors: string[] = []

  const exit = diffCommand(
    args,
    {
      print: (text) => out.push(text),
      printError: (text) => errors.push(text),
      date: () => new Date('2026-11-25T17:00:00Z'),
    },
    files,
  )

  return { exit, out: out.join('\n'), errors: errors.join('\n') }
}

type Sources = ReturnType<typeof openApiDocument>

/** The contract as it would be after a change. */
function changed(change: (document: MutableDocument) => void): Sources {
  const document = JSON.parse(JSON.stringify(openApiDocument()))
  change(document)
  return document
}

const logIn = ({ paths }: MutableDocument): MutableOperation => {
  const found = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === 'account.logIn')

  if (!found) throw new Error('account.logIn')
  return found
}

/** Has the log-in take a header that it does not take now. */
const invite = (required: boolean) => (document: MutableDocument) =>
  logIn(document).parameters.push({
    in: 'header',
    name: 'Invitation',
    required,
    schema: { type: 'string' },
  })

const needsMore = changed(invite(true))
const takesMore = changed(invite(false))

const saysMore = changed((document) => {
  logIn(document).description = 'Says more.'
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(RELEASE.version, files.version)
})

const write = (name: string, value: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

const versionWritten = (): string => readFileSync(files.version, 'utf8').match(/'(.*)'/)?.[1] ?? ''

const releasedBefore = (change: (document: MutableDocument) => void, version = VERSION) => {
  const sources = changed((document) => {
    change(document)
    document.info.version = version
  })

  rmSync(files.document, { force: true })
  release(files, { today, amend: false, sources })
}

describe('two documents', () => {
  it('are told apart by whom the change breaks, in both languages', () => {
    const [old, broken] = [write('old.json', openApiDocument()), write('new.json', needsMore)]
    const { exit, out } = run(old, broken)
    expect(exit).toBe(1)

    expect(out).toBe(
      [
        '破坏 breaking: 1',
        '  account.logIn header.Invitation  增加了必有的字段 a field that is always there was added – 发送这一项的调用方 callers that send it',
      ].join('\n'),
    )

    const back = run(broken, old)
    expect([back.exit, back.out]).toEqual([1, expect.stringContaining('删除了必有的字段')])
    expect(run(old, old)).toMatchObject({ exit: 0, out: '没有改变\nNothing has changed' })
    const wider = run(old, write('wider.json', takesMore))
    expect([wider.exit, wider.out]).toEqual([0, expect.stringMatching(/^无碍 fine: 1/)])
    const words = run(old, write('words.json', saysMore))
    expect(words).toMatchObject({ exit: 0, out: '文字 words: 1' })
  })

  it('must both be there, and be OpenAPI', () => {
    const old = write('old.json', openApiDocument())

    for (const other of [join(folder, 'none.json'), write('list.json', []), write('no.json', {})]) {
      const { exit, errors } = run(old, other)

      expect([exit, errors]).toEqual([
        2,
        `读不到 OpenAPI 文档：${other}\nCannot read an OpenAPI document: ${other}`,
      ])
    }

    for (const args of [['one'], ['a', 'b', 'c'], ['--help'], ['release', '--now']])
      expect([run(...args).exit, run(...args).errors]).toEqual([2, expect.stringMatching(/^用法/)])
  })
})

describe('a release', () => {
  it('keeps the document without examples, and begins the changelog', () => {
    expect(run()).toMatchObject({ exit: 2, errors: expect.stringContaining('never released') })
    expect(run('release')).toMatchObject({ exit: 0, out: expect.stringContaining(VERSION) })
    const kept = JSON.parse(readFileSync(files.document, 'utf8'))
    expect(kept.info.version).toBe(VERSION)
    expect(JSON.stringify(kept)).not.toMatch(/"examples?":/)
    expect(Object.keys(kept.paths)).toEqual(Object.keys(openApiDocument().paths))
    expect(sinceRelease(files)).toEqual({ released: VERSION, now: VERSION, changes: [] })
    // The day is that of China.
    expect(readFileSync(files.changelog, 'utf8')).toContain(`## ${VERSION} – ${today}\n\n第一版`)
    expect(run('release').out).toContain('nothing to release')
  })

  it.each([
    [needsMore, '2.0.0'],
    [takesMore, '1.1.0'],
    [saysMore, '1.0.1'],
  ])('raises the version as far as its changes ask for: %#', (sources, version) => {
    writeFileSync(files.version, "export const CONTRACT_VERSION = '1.0.0'\n")

    release(files, {
      today,
      amend: false,
      sources: { ...openApiDocument(), info: { ...openApiDocument().info, version: '1.0.0' } },
    })

    const next = { ...sources, info: { ...sources.info, version: '1.0.0' } }
    expect(release(files, { today, amend: false, sources: next })).toBe(version)
    expect(versionWritten()).toBe(version)
    expect(JSON.parse(readFileSync(files.document, 'utf8')).info.version).toBe(version)
    const log = readFileSync(files.changelog, 'utf8')
    expect(log.match(/^## .*$/gm)).toEqual([`## ${version} – ${today}`, `## 1.0.0 – ${today}`])
  })

  it('is amended under the same version, without another entry', () => {
    release(files, { today, amend: false })
    const log = readFileSync(files.changelog, 'utf8')
    expect(release(files, { today, amend: true, sources: needsMore })).toBe(VERSION)
    expect(readFileSync(files.changelog, 'utf8')).toBe(log)
    expect(sinceRelease(files, needsMore).changes).toEqual([])
  })
})

describe('the sources', () => {
  it('fail where they break somebody and their version does not say so', () => {
    releasedBefore(invite(false))
    const { exit, out, errors } = run()
    expect(exit).toBe(1)
    expect(out).toContain('account.logIn header.Invitation  删除了可有可无的字段')
    expect(errors).toContain('约定有破坏性改变')
    releasedBefore(invite(false), '0.9.0')
    expect(run()).toMatchObject({ exit: 0, errors: '' })
  })

  it('pass where nobody is broken', () => {
    releasedBefore((document) => {
      logIn(document).description = 'Said something else.'
    })

    expect(run()).toMatchObject({ exit: 0, out: expect.stringContaining('文字 words: 1') })
  })
})
