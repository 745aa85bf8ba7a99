import { useSubject } from '../stores/subject.ts'

type Run = (...args: unknown[]) => unknown

/**
 * The typed client, or its options for queries, asking about whoever is on the screen: the one place where that is decided,
 * so that pages name no person (features/family/model/choose.ts says how).
 */
export function aboutSubject<T extends object>(node: T, path: readonly string[] = []): T {
  return new Proxy(node, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)

      return typeof value === 'function' ? aboutSubject(value, [...path, key as string]) : value
    },
    apply(target, self, args: unknown[]) {
      const run = (given: unknown[]) => Reflect.apply(target as Run, self, given)
      const { ask } = useSubject.getState()
      return ask ? ask(path, args, run) : run(args)
    },
  })
}
