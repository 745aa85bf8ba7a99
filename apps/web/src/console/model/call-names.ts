import { contract, listOperations } from '@kangban/contracts'

/** `{type}` stands for one part of a path. */
const patternOf = (path: string): RegExp =>
  new RegExp(`/api${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`)

const OPERATIONS = listOperations(contract).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: patternOf(path),
}))

/** Names of all operations, `points.signIn`. */
export const OPERATION_NAMES: readonly string[] = OPERATIONS.map(({ name }) => name)

/** Which operation a request is; none for files, pictures and the stream of live events. */
export const operationOf = (method: string, pathname: string): string | undefined =>
  OPERATIONS.find((one) => one.method === method && one.pattern.test(pathname))?.name
