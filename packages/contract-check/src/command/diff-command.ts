// `contract-diff` and `contract-release`: what has changed in the contract, and whom it breaks.
import { shanghaiDay } from '@kangban/china-time'
import { changesText } from '../changes/change-words.ts'
import { changesBetween } from '../changes/compare-documents.ts'
import { tellsBreaking } from '../changes/released-version.ts'
import { CouldNotRun, type Text } from '../text.ts'
import { readDocumentFile, release, RELEASE, type ReleaseFiles, sinceRelease } from './release.ts'

export interface DiffWorld {
  print(text: string): void
  printError(text: string): void
  date(): Date
}

const USAGE: Text = {
  zh: '用法：npm run -s contract-diff [-- 旧.json 新.json]，或 npm run -s contract-release [-- --amend]',
  en: 'Usage: npm run -s contract-diff [-- OLD.json NEW.json], or npm run -s contract-release [-- --amend]',
}

const both = ({ zh, en }: Text): string => `${zh}\n${en}`

/** Two documents; 1 where the new one breaks somebody. */
function compareFiles([old, now]: readonly [string, string], world: DiffWorld): number {
  const changes = changesBetween(readDocumentFile(old), readDocumentFile(now))
  world.print(changesText(changes))
  return changes.some(({ severity }) => severity === 'breaking') ? 1 : 0
}

/** The sources and the last release; 1 where they break somebody and their version does not say so. */
function compareSources(files: ReleaseFiles, world: DiffWorld): number {
  const { released, now, changes } = sinceRelease(files)

  if (released === null) {
    throw new CouldNotRun({
      zh: `还没有发布过约定：${files.document}`,
      en: `The contract was never released: ${files.document}`,
    })
  }

  world.print(`${released} → ${now}\n${changesText(changes)}`)
  if (tellsBreaking({ released, now }, changes)) return 0

  world.printError(
    both({
      zh: `约定有破坏性改变，而版本仍是 ${now}：请改回，或提高 ${files.version} 里的主版本号`,
      en: `The contract breaks callers, and its version is ${now} still: take the change back, or raise the major in ${files.version}`,
    }),
  )

  return 1
}

function releaseSources(args: readonly string[], files: ReleaseFiles, world: DiffWorld): number {
  const version = release(files, {
    today: shanghaiDay(world.date()),
    amend: args.includes('--amend'),
  })

  world.print(
    both(
      version === null
        ? { zh: '没有可发布的改变', en: 'There is nothing to release' }
        : { zh: `已发布约定 ${version}`, en: `The contract is released as ${version}` },
    ),
  )

  return 0
}

/** 0, 1 where somebody is broken and not told, 2 where it could not run. */
export function diffCommand(
  args: readonly string[],
  world: DiffWorld,
  files: ReleaseFiles = RELEASE,
): number {
  const [first, second, ...more] = args

  try {
    if (first === undefined) return compareSources(files, world)
    const isRelease = first === 'release' && more.length === 0
    if (isRelease && (second === undefined || second === '--amend'))
      return releaseSources(args.slice(1), files, world)
    if (second !== undefined && more.length === 0 && first !== 'release')
      return compareFiles([first, second], world)
    throw new CouldNotRun(USAGE)
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error
    world.printError(error.message)
    return 2
  }
}
