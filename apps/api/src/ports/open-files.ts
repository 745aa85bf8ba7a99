import { join } from 'node:path'
import type { Config } from '../config/env.ts'
import type { Vault } from '../security/vault.ts'
import { createLocalFiles, type FileStore } from './files.ts'

/** The configured store of files. The client of S3 is loaded where one is: it would be a third of the time to ready. */
export async function openFiles(
  { dataDir, objectStore }: Pick<Config, 'dataDir' | 'objectStore'>,
  vault: Vault,
): Promise<FileStore> {
  return objectStore
    ? (await import('./s3-files.ts')).createS3Files(objectStore, vault)
    : createLocalFiles(join(dataDir, 'files'), vault)
}
