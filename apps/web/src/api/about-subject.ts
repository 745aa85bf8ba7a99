// The one place that decides whose data a page asks for: pages name no person.
import { useSession } from '../stores/session.ts'
import { useSubject } from '../stores/subject.ts'

/** What of the typed client takes the input of a call. */
const ASKS = ['queryOptions', 'queryKey', 'query']

type Asked = Record<string, unknown> | undefined

type Run = (args: unknown[]) => unknown

/** A page that names somebody else means that person; most name nobody, or the user. */
const namesAnother = (input: Asked): boolean =>
  !!input?.userCode && input.userCode !== useSession.getState().user?.userCode

/**
 * While somebody else is on the screen, what a page asks is asked about that person, under a key of the person's own. What
 * nobody may see of others is not asked at all, nor found under that key: the user's own data never stand under the name of
 * somebody else. Lists of the family itself stay the user's.
 */
function ask(path: readonly string[], args: unknown[], run: Run): unknown {
  const { subject, isGranted } = useSubject.getState()
  const how = path.at(-1) ?? ''
  const input = args[0] as Asked
  const ownAlone = path[0] === 'family' || !ASKS.includes(how) || namesAnother(input)
  if (!subject || ownAlone) return run(args)
  const about = run([{ ...input, userCode: subject.userCode }, ...args.slice(1)])
  if (how !== 'queryOptions' || isGranted(path.slice(0, -1).join('.'))) return about
  return { ...(about as object), enabled: false }
}

/** The typed client, or its options for queries, asking about whoever is on the screen. */
export function aboutSubject<T extends object>(node: T, path: readonly string[] = []): T {
  return new Proxy(node, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)

      return typeof key === 'string' && typeof value === 'function'
        ? aboutSubject(value, [...path, key])
        : value
    },
    apply: (target, self, args: unknown[]) =>
      ask(path, args, (given) =>
        Reflect.apply(target as (...all: unknown[]) => unknown, self, given),
      ),
  })
}
