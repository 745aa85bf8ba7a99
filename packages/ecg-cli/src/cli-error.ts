/** What the caller can put right: shown without a stack, exit code 2. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
