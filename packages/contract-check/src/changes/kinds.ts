// What may change between two OpenAPI documents, and whom that breaks: who sends, who reads, or whoever calls.
import type { Text } from '../text.ts'

/**
 * - `breaking`: a caller that kept to the old document can stop working;
 * - `dangerous`: it may meet, or lack, what the old document gave no reason to expect;
 * - `fine`: everybody who kept to the old document goes on;
 * - `words`: nothing that a program sees.
 */
export const SEVERITIES = ['breaking', 'dangerous', 'fine', 'words'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What is sent, what is read, or the call as a whole. */
export type Side = 'request' | 'response' | 'call'

interface Kind extends Text {
  /** By side; a side that is not there cannot change so. */
  readonly severity: Partial<Readonly<Record<Side, Severity>>>
}

const anywhere = (severity: Severity): Kind['severity'] => ({
  request: severity,
  response: severity,
  call: severity,
})

const kind = (severity: Kind['severity'], zh: string, en: string): Kind => ({ severity, zh, en })

/** Fewer values than before break who sends the others; more values break who reads them. */
const NARROWED = { request: 'breaking', response: 'fine' } as const
const WIDENED = { request: 'fine', response: 'breaking' } as const
/** More of the same type: a reader that takes any value of the type goes on. */
const MORE = { request: 'fine', response: 'dangerous' } as const

const ofTheSchema = {
  'required-removed': kind(
    anywhere('breaking'),
    '删除了必有的字段',
    'a field that was always there was removed',
  ),
  'optional-removed': kind(
    { request: 'breaking', response: 'dangerous' },
    '删除了可有可无的字段',
    'an optional field was removed',
  ),
  'required-added': kind(NARROWED, '增加了必有的字段', 'a field that is always there was added'),
  'optional-added': kind(
    { request: 'fine', response: 'fine' },
    '增加了可有可无的字段',
    'an optional field was added',
  ),
  'became-required': kind(NARROWED, '由可缺变为必有', 'became required'),
  'became-optional': kind(WIDENED, '由必有变为可缺', 'became optional'),
  'null-refused': kind(NARROWED, '不再允许空值', 'may no longer be null'),
  'null-allowed': kind(WIDENED, '可能为空值', 'may be null'),
  'type-narrowed': kind(NARROWED, '允许的类型变少', 'has fewer types'),
  'type-widened': kind(WIDENED, '允许的类型变多', 'has more types'),
  'type-changed': kind(anywhere('breaking'), '类型改变', 'has another type'),
  'value-removed': kind(NARROWED, '去掉了取值', 'a value was removed'),
  'value-added': kind(MORE, '增加了取值', 'a value was added'),
  'values-listed': kind(NARROWED, '只允许列出的取值', 'takes listed values only'),
  'values-freed': kind(MORE, '不再限于列出的取值', 'is no longer one of listed values'),
  'bound-tightened': kind(NARROWED, '范围收窄', 'has a tighter limit'),
  'bound-loosened': kind(MORE, '范围放宽', 'has a looser limit'),
  'form-set': kind(NARROWED, '规定了格式', 'was given a form'),
  'form-dropped': kind(WIDENED, '不再规定格式', 'has no form any more'),
  'form-changed': kind(anywhere('breaking'), '格式改变', 'has another form'),
  'variant-removed': kind(NARROWED, '去掉了一种结构', 'one of its shapes was removed'),
  'variant-added': kind(MORE, '增加了一种结构', 'has one more shape'),
  'others-refused': kind(
    { request: 'breaking', response: 'dangerous' },
    '不再允许其他字段',
    'has no other fields any more',
  ),
  'others-allowed': kind(
    { request: 'fine', response: 'fine' },
    '允许其他字段',
    'may have other fields',
  ),
  'default-changed': kind(
    { request: 'dangerous', response: 'words' },
    '缺省值改变',
    'has another default',
  ),
  'meaning-changed': kind(anywhere('breaking'), '单位或含义改变', 'has another unit or meaning'),
  'promise-withdrawn': kind(
    anywhere('dangerous'),
    '不再是文档规定的字段，别的后端可以不同',
    'is no longer promised by the documents: other back ends may differ',
  ),
  'promise-made': kind(anywhere('fine'), '成为文档规定的字段', 'is promised by the documents now'),
} as const

const ofTheCall = {
  'call-removed': kind(anywhere('breaking'), '删除了接口', 'the call was removed'),
  'call-added': kind(anywhere('fine'), '增加了接口', 'a call was added'),
  'call-moved': kind(anywhere('breaking'), '接口换了地址', 'the call has another method or path'),
  'call-renamed': kind(
    anywhere('dangerous'),
    '接口换了名称，由名称生成的客户端受影响',
    'the call has another name, which generated clients go by',
  ),
  'security-added': kind(anywhere('breaking'), '需要登录', 'needs a session now'),
  'security-removed': kind(anywhere('fine'), '不再需要登录', 'needs no session any more'),
  'origin-lowered': kind(
    anywhere('breaking'),
    '文档不再保证这个接口，别的后端可以没有',
    'the documents no longer promise the call: other back ends may lack it',
  ),
  'origin-raised': kind(
    anywhere('fine'),
    '文档开始保证这个接口',
    'the documents promise the call now',
  ),
  'access-narrowed': kind(
    anywhere('breaking'),
    '可以调用的人，或可以查看的人变少',
    'fewer people may call it, or about fewer people',
  ),
  'access-widened': kind(
    anywhere('fine'),
    '可以调用的人，或可以查看的人变多',
    'more people may call it, or about more people',
  ),
  'safety-changed': kind(
    anywhere('dangerous'),
    '调用的后果改变',
    'does something else to the world',
  ),
  'success-code-changed': kind(anywhere('breaking'), '成功返回码改变', 'has another success code'),
  'code-added': kind(anywhere('dangerous'), '增加了返回码', 'may answer one more code'),
  'code-removed': kind(anywhere('fine'), '去掉了返回码', 'answers a code no longer'),
  'body-limit-lowered': kind(anywhere('breaking'), '请求体上限变小', 'takes smaller bodies only'),
  'body-limit-raised': kind(anywhere('fine'), '请求体上限变大', 'takes larger bodies'),
  'body-required': kind(anywhere('breaking'), '必须有请求体', 'needs a body now'),
  'body-optional': kind(anywhere('fine'), '可以没有请求体', 'needs no body any more'),
  'media-type-removed': kind(anywhere('breaking'), '去掉了数据格式', 'a media type was removed'),
  'media-type-added': kind(anywhere('fine'), '增加了数据格式', 'a media type was added'),
  'status-removed': kind(anywhere('breaking'), '去掉了 HTTP 状态', 'an HTTP status was removed'),
  'status-added': kind(anywhere('dangerous'), '增加了 HTTP 状态', 'an HTTP status was added'),
  'base-changed': kind(anywhere('breaking'), '服务地址改变', 'the base of all paths changed'),
  'security-scheme-changed': kind(
    anywhere('breaking'),
    '登录凭证的传法改变',
    'the session is told in another way',
  ),
} as const

const ofBoth = {
  words: kind(anywhere('words'), '说明文字改变', 'other words'),
  'not-judged': kind(
    anywhere('breaking'),
    '本工具看不懂的改变，须由人判断',
    'a change that this tool cannot judge, so that somebody has to',
  ),
} as const

export const CHANGE_KINDS: Readonly<
  Record<keyof typeof ofTheSchema | keyof typeof ofTheCall | keyof typeof ofBoth, Kind>
> = { ...ofTheSchema, ...ofTheCall, ...ofBoth }

export type ChangeKind = keyof typeof CHANGE_KINDS

export const WHO: Readonly<Record<Side, Text>> = {
  request: { zh: '发送这一项的调用方', en: 'callers that send it' },
  response: { zh: '读取这一项的调用方', en: 'callers that read it' },
  call: { zh: '所有调用方', en: 'all callers' },
}

/** One difference, where it stands, and how it stood and stands there. */
export interface Finding {
  readonly kind: ChangeKind
  readonly side: Side
  /** As `query.date`, `body.list[].name` or `data.list[].createTime`; empty for the call as a whole. */
  readonly path: string
  readonly before?: string
  readonly after?: string
}

export interface Change extends Finding {
  readonly severity: Severity
  /** Name of the call; `*` for what all calls have in common. */
  readonly operation: string
  /** Method and path; empty for what all calls have in common. */
  readonly call: string
}

/** A side on which a kind has no severity is a mistake of ours, and then the gravest is the honest one. */
export const severityOf = ({ kind: of, side }: Finding): Severity =>
  CHANGE_KINDS[of].severity[side] ?? 'breaking'
