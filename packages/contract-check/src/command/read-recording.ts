import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Recording } from '../answer/compare.ts'
import { CouldNotRun } from '../text.ts'

const notReadable = () =>
  new CouldNotRun({
    zh: '--compare 的目录读不出记录，请先用 --record 记录。',
    en: 'A --compare directory holds no readable recording; make one with --record.',
  })

export function readRecording(directory: string): Recording {
  try {
    const files = readdirSync(directory).filter((file) => file.endsWith('.json'))
    if (files.length === 0) throw notReadable()

    const answers = files.map((file): [string, unknown] => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(directory, file), 'utf8')),
    ])

    return { label: basename(directory), answers: new Map(answers) }
  } catch {
    throw notReadable()
  }
}
