// Which file imports which.
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** What a file imports, each once: by `import`, `export … from` and `import()`. */
export function importsOf(file, text) {
  const { module } = parseSync(file, text)

  const dynamic = module.dynamicImports.map(({ moduleRequest }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    return /^(['"]).*\1$/.test(written) ? written.slice(1, -1) : null
  })

  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  )

  const types = new Set()

  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length > 0 && entries.every((entry) => entry.isType)) types.add(moduleRequest.value)
  }

  const all = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ]

  return [...new Set(all.filter(Boolean))].map((specifier) => ({
    specifier,
    typeOnly: types.has(specifier),
  }))
}

/** Within a package: between packages the rules of imports already go one way. */
const neighboursOf = (file, text, files) =>
  importsOf(file, text)
    .map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => normalize(join(dirname(file), specifier)))
    .filter((to) => files.has(to))

/**
 * Files that import each other in a circle, one line for each that is met first. The linter sees circles of `import … from`
 * while one types; what is loaded later by `import()` it passes over, and such a circle is one all the same: none of its
 * files can be read, tested or moved alone. `files` has the text of each by its path.
 */
export function circles(files) {
  const done = new Set()
  const way = []
  const found = []

  const visit = (file) => {
    const begin = way.indexOf(file)
    if (begin >= 0) found.push([...way.slice(begin), file].join(' -> '))
    if (begin >= 0 || done.has(file)) return
    way.push(file)
    for (const to of neighboursOf(file, files.get(file), files)) visit(to)
    way.pop()
    done.add(file)
  }

  for (const file of files.keys()) visit(file)
  return found.map((circle) => `a circle of imports: ${circle}`)
}
