// The last release of the contract, as the repository keeps it, and what makes the next one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from '@kangban/contracts/openapi'
import { changelogSection } from '../changes/change-words.ts'
import { changesBetween } from '../changes/compare-documents.ts'
import { type ApiDocument, readDocument } from '../changes/document.ts'
import type { Change } from '../changes/kinds.ts'
import { releasedText } from '../changes/released-document.ts'
import { laterOf, versionAfter } from '../changes/released-version.ts'
import { CouldNotRun } from '../text.ts'

const contracts = (path: string): string =>
  fileURLToPath(new URL(`../../../contracts/${path}`, import.meta.url))

/** Files of a release. */
export interface ReleaseFiles {
  readonly document: string
  readonly changelog: string
  /** The module that says the version of the sources. */
  readonly version: string
}

export const RELEASE: ReleaseFiles = {
  document: contracts('released/openapi.json'),
  changelog: contracts('CHANGELOG.md'),
  version: contracts('src/documents/contract-version.ts'),
}

/** @throws CouldNotRun */
export function readDocumentFile(file: string): ApiDocument {
  try {
    return readDocument(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new CouldNotRun({
      zh: `读不到 OpenAPI 文档：${file}`,
      en: `Cannot read an OpenAPI document: ${file}`,
    })
  }
}

export interface SinceRelease {
  /** Version of the last release; null before the first. */
  readonly released: string | null
  /** Version that the sources say. */
  readonly now: string
  readonly changes: readonly Change[]
}

export function sinceRelease(
  { document }: ReleaseFiles,
  sources = openApiDocument(),
): SinceRelease {
  const now = readDocument(sources)
  if (!existsSync(document)) return { released: null, now: now.info.version, changes: [] }
  const old = readDocumentFile(document)

  return {
    released: old.info.version,
    now: now.info.version,
    changes: changesBetween(old, now),
  }
}

const HEAD = `# Changes of the contract

What callers meet from one version of the contract to the next, newest first; \`npm run contract-release\` writes it. A broken caller means another major, anything else that a program sees another minor, words another patch (ADR 31).
`

function addToChangelog(file: string, section: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : HEAD
  const at = text.indexOf('\n## ')
  const [head, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  writeFileSync(file, `${head.trimEnd()}\n\n${section.trimEnd()}\n${rest}`)
}

function writeVersion(file: string, version: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/'\d+\.\d+\.\d+'/, `'${version}'`))
}

function writeDocument(file: string, document: object, version: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, releasedText(document, version))
}

/**
 * Releases the contract as the sources have it, and gives its version; null where there is nothing to release. `amend` keeps
 * version and changelog of the last release, for one that nobody has seen yet.
 */
export function release(
  files: ReleaseFiles,
  {
    today,
    amend,
    sources = openApiDocument(),
  }: { today: string; amend: boolean; sources?: ReturnType<typeof openApiDocument> },
): string | null {
  const { released, now, changes } = sinceRelease(files, sources)
  const isSame = released === now && changes.length === 0
  if (isSame && !amend) return null

  const version =
    released === null ? now : amend ? released : laterOf(now, versionAfter(released, changes))

  writeDocument(files.document, sources, version)
  writeVersion(files.version, version)
  const title = `${version} – ${today}`

  if (!amend) {
    addToChangelog(
      files.changelog,
      released === null
        ? `## ${title}\n\n第一版 · the first version`
        : changelogSection(title, changes),
    )
  }

  return version
}
