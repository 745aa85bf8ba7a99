/** Success, as the service always sends it. */
export const SUCCESS = '1000'
/** Success of the calls that answer a link to jump to. */
export const SUCCESS_JUMP = '2000'
export const BUSINESS_FAILURE = '9999'
/** The session is missing, unknown or over: the client forgets everything and asks to log in. */
export const SESSION_ENDED = '410'
/** The user is known, and may not do this. */
export const FORBIDDEN = '401'
export const WARNING = '6666'

/** HTTP statuses with which a request is refused before or outside an operation; the envelope carries them as its code. */
export const HTTP_REFUSALS = [
  '400',
  '404',
  '408',
  '413',
  '415',
  '422',
  '429',
  '500',
  '503',
] as const

export type FailureCode =
  | typeof BUSINESS_FAILURE
  | typeof SESSION_ENDED
  | typeof FORBIDDEN
  | typeof WARNING
  | (typeof HTTP_REFUSALS)[number]

const SUCCESSES: readonly string[] = [SUCCESS, SUCCESS_JUMP, '200']

/** The documents write success as text and as number ('1000', 200, 2000): codes are compared as text. */
export const isSuccess = (code: string | number): boolean => SUCCESSES.includes(String(code))
