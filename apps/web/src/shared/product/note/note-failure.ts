import { ownFailureText } from '../../../api/own-failure.ts'
import { NOTE } from './note-copy.ts'

/** Why a note was not saved; empty where it was not tried, or somebody else tells. */
export const noteFailure = (cause: unknown): string =>
  cause ? (ownFailureText(cause, { failed: NOTE.failed, unreachable: NOTE.unreachable }) ?? '') : ''
