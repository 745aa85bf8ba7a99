export { type Breach, LAWS, type LawName, type Severity } from './catalogue.ts'
export type { Marks, Node, Told } from './node.ts'
export { magnitude } from './numbers.ts'
export { breachesOf } from './one-answer.ts'
