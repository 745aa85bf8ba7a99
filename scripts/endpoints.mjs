// `npm run endpoints`: writes docs/endpoints.md from the contracts; with --check it only says whether the file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { endpointsDocument } from '../packages/contracts/src/documents/endpoints-document.ts'

const FILE = 'docs/endpoints.md'

const read = () => {
  try {
    return readFileSync(FILE, 'utf8')
  } catch {
    return ''
  }
}

const now = endpointsDocument()

if (!process.argv.includes('--check')) writeFileSync(FILE, now)
else if (read() !== now) {
  console.error(`${FILE} is stale: run "npm run endpoints"`)
  process.exit(1)
}
