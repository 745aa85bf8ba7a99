// Who bundles the code of others passes on what they ask to be told with it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package that a module belongs to, also of one below another; null for our own. */
const packageOf = (id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? null

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = globSync(join(folder, '{LICENSE,LICENCE,license,licence,NOTICE}*'))
  const head = `${name} ${version} (${typeof license === 'string' ? license : 'see below'})`
  return [head, ...texts.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n')
}

/** The licences of all packages that these modules come from, as one text. */
export const noticesOf = (moduleIds) =>
  [...new Set(moduleIds.map(packageOf).filter(Boolean))]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map(noticeOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`)
