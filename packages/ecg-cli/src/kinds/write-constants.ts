import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CliError } from '../cli-error.ts'
import { hasAllDevelopment, isDevelopment } from '../development-records.ts'
import { constantsFile, fitKinds } from './fit-kinds.ts'
import { readKindRecord } from './kind-samples.ts'
import { recordFolders } from '../record-folder.ts'

const FILE = fileURLToPath(
  new URL('../../../ecg-core/src/beats/kind-constants.ts', import.meta.url),
)

/** Chooses the constants on the development records in a folder and writes them where ecg-core reads them. */
export function writeConstants(folder: string): string[] {
  const names = recordFolders(folder).find((found) => found.folder === folder)?.records ?? []
  const chosen = names.filter((record) => isDevelopment('mitdb', record))
  if (!hasAllDevelopment(chosen))
    throw new CliError(`${folder} does not hold all records that the constants are chosen on`)

  const records = chosen.flatMap((record) => {
    const header = path.join(folder, `${record}.hea`)
    return readKindRecord({ record, header }, true) ?? []
  })

  writeFileSync(FILE, constantsFile(fitKinds(records), chosen))
  return [`${path.relative(process.cwd(), FILE)}: from ${records.length} records`]
}
