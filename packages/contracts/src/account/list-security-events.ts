import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { SECURITY_EVENT_KINDS, SECURITY_EVENTS_DAYS } from './security-event-words.ts'
import { whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

/** Rows of a page. */
export const SECURITY_EVENTS_PAGE = 50

export const SecurityEvent = z.object({
  id,
  kind: z.enum(SECURITY_EVENT_KINDS),
  text: z.string(),
  refused: z.boolean(),
  /** The last time, where it happened more than once within ten minutes. */
  at: moment,
  /** From where, in words, e.g. 苹果手机 · 微信; empty where too many places are one row. */
  device: z.string(),
  current: z.boolean(),
  count: whole('count'),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const listSecurityEvents = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/account/security-events',
  summary: `What happened to the access to the account within ${SECURITY_EVENTS_DAYS} days, newest first, ${SECURITY_EVENTS_PAGE} a page`,
  input: z.object({
    before: z.optional(z.string().check(z.maxLength(64, MESSAGES.badInput))),
  }),
  output: z.object({
    list: z.array(SecurityEvent),
    more: z.boolean(),
    keptDays: whole('days'),
  }),
  ownership: 'own',
  safety: 'read',
  loading: false,
  ownMessages: true,
  example: {
    input: {},
    output: {
      list: [
        {
          id: '0d0f3f8e-7f0a-4a55-9c50-6d1c1d3e5b11',
          kind: 'log-in-failed',
          text: '有人想登录，没登上',
          refused: true,
          at: '2026-03-02T10:12:00+08:00',
          device: '电脑',
          current: false,
          count: 3,
        },
        {
          id: '6a9f9b4e-0c53-4d9f-8f2b-0f8a8f3d2c10',
          kind: 'device-bound',
          text: '绑定了手表',
          refused: false,
          at: '2026-03-02T10:05:00+08:00',
          device: '苹果手机 · 微信',
          current: true,
          count: 1,
        },
        {
          id: '5b1e8c02-9c1d-4a33-8a0e-4f4d6f1a7c09',
          kind: 'deletion-requested',
          text: '申请了注销账号',
          refused: false,
          at: '2026-03-02T10:00:00+08:00',
          device: '苹果手机 · 微信',
          current: true,
          count: 1,
        },
        {
          id: '2c7d1f90-1b0a-4e55-b3a1-77c5b0f0a908',
          kind: 'logged-in',
          text: '登录了',
          refused: false,
          at: '2026-02-20T19:30:00+08:00',
          device: '苹果手机 · 微信',
          current: true,
          count: 1,
        },
      ],
      more: false,
      keptDays: SECURITY_EVENTS_DAYS,
    },
  },
})
