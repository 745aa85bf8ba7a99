import { ARCHIVE } from '../copy.ts'
import type { Completeness } from './completeness.ts'

/** What is there and how much: facts about the archive, never about the health. */
export function archiveSentence(
  { done, all }: Completeness,
  documents: number,
  elder: boolean,
): string {
  if (done === 0 && documents === 0) return elder ? ARCHIVE.emptyElder : ARCHIVE.empty
  return `${done === all ? ARCHIVE.full : ARCHIVE.partly(done, all)}\n${ARCHIVE.papers(documents)}`
}
