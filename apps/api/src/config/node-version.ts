/** What `engines` in the root's package.json asks for. */
export const OLDEST_NODE = { major: 22, minor: 18 } as const

export class OldNodeError extends Error {
  override name = 'OldNodeError'
}

/**
 * Refuses a Node that is too old: the service would start on one and then answer some calls with 500.
 * @throws OldNodeError
 */
export function requireNode(version: string = process.versions.node): void {
  const { major, minor } = OLDEST_NODE
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return
  throw new OldNodeError(`Node ${major}.${minor} or newer is needed, this is ${version}`)
}
