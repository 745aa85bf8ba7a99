// What an image of docker/ holds, laid out in folders without a container engine: what its Dockerfile copies is copied, what our own
// commands make of that is made, and what npm would install is linked to what is installed here.
import { execSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, relative } from 'node:path'
import { root } from '../../environment.mjs'

interface Stage {
  base: string
  lines: { word: string; rest: string }[]
}

/** Of all our images. */
const WORKDIR = '/kangban'
const PACKAGES = 'node_modules'
const WORKSPACES = '@kangban'
/** Other commands install packages or change the base. */
const OUR_COMMAND = /\bnode scripts\/|\bnpm run /

const AS_IT_IS = { recursive: true, verbatimSymlinks: true }
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

const isSent = (path: string): boolean =>
  !ignored.some((pattern) => matchesGlob(relative(root, path), pattern))

function readStages(file: string): Map<string, Stage> {
  const stages = new Map<string, Stage>()
  const text = readFileSync(join(root, 'docker', file), 'utf8')

  for (const line of text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', '')
    .split('\n')) {
    const [, word = '', rest = ''] = /^(\w+) (.*)/.exec(line) ?? []
    const [base = '', , name = 'image'] = rest.split(' ')
    if (word === 'FROM') stages.set(name, { base, lines: [] })
    else [...stages.values()].at(-1)?.lines.push({ word, rest })
  }

  return stages
}

/** Packages are found where they are installed, workspaces where they were copied to. */
function linkPackages(folder: string): void {
  const installed = readdirSync(join(root, PACKAGES)).filter((name) => name !== WORKSPACES)
  const own = globSync(`{apps,packages}/*/${PACKAGES}`, { cwd: root })

  for (const path of [...installed.map((name) => join(PACKAGES, name)), ...own]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }

  const links = join(PACKAGES, WORKSPACES)
  cpSync(join(root, links), join(folder, links), AS_IT_IS)
}

/**
 * @param into an empty folder, which gets one for each stage
 * @returns the folder of the last stage and what it is started with
 */
export function layImage(file: string, into: string): { folder: string; command: string[] } {
  const stages = readStages(file)
  const laid = new Set<string>()

  function copy(rest: string, folder: string): void {
    const [, stage, words = ''] = /^(?:--from=(\S+) )?(.*)/.exec(rest) ?? []
    const paths = words.split(' ')
    const to = paths.pop() ?? ''

    for (const path of paths) {
      const target = join(folder, to, to.endsWith('/') ? basename(path) : '')
      if (stage) cpSync(join(lay(stage), relative(WORKDIR, path)), target, AS_IT_IS)
      else cpSync(join(root, path), target, { ...AS_IT_IS, filter: isSent })
    }
  }

  function lay(name: string): string {
    const folder = join(into, name)
    const stage = stages.get(name)
    if (!stage) throw new Error(`${file} has no stage ${name}`)
    if (laid.has(name)) return folder
    laid.add(name)
    mkdirSync(folder)
    if (stages.has(stage.base)) cpSync(lay(stage.base), folder, AS_IT_IS)

    for (const { word, rest } of stage.lines) {
      if (word === 'COPY') copy(rest, folder)
      if (word === 'RUN' && rest.startsWith('npm ci')) linkPackages(folder)
      if (word === 'RUN' && OUR_COMMAND.test(rest)) execSync(rest, { cwd: folder, stdio: 'pipe' })
    }

    return folder
  }

  const last = [...stages.keys()].at(-1) ?? ''
  const command = stages.get(last)?.lines.find(({ word }) => word === 'CMD')
  return { folder: lay(last), command: JSON.parse(command?.rest ?? '[]') as string[] }
}
