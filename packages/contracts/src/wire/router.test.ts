import type { TRPCClient } from '@trpc/client'
import { expectTypeOf, it } from 'vitest'
import type { AppRouter, PageRouter } from './router.ts'

type Page = TRPCClient<PageRouter>
type Strict = TRPCClient<AppRouter>
type Answer<Call> = Call extends { query: (...input: never[]) => Promise<infer A> }
  ? A
  : Call extends { mutate: (...input: never[]) => Promise<infer A> }
    ? A
    : never

it('a page gets a documented field or null, and what we add beside it or not at all', () => {
  type Steps = NonNullable<Answer<Page['monitoring']['getSteps']>>
  expectTypeOf<Steps['total']>().toEqualTypeOf<number | null>()
  expectTypeOf<Steps['best']>().toEqualTypeOf<{ day: string | null; steps: number | null } | null>()
  expectTypeOf<Steps['daysMet']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Steps['compared']>().toEqualTypeOf<'more' | 'less' | 'same' | null | undefined>()
  expectTypeOf<'kangban' extends keyof Steps ? true : false>().toEqualTypeOf<false>()
})

it('a page always gets a list where one is documented, of entries that are there', () => {
  type Steps = NonNullable<Answer<Page['monitoring']['getSteps']>>
  expectTypeOf<Steps['details']>().toEqualTypeOf<(number | null)[]>()
  type Warnings = Answer<Page['warnings']['listWarnings']>
  expectTypeOf<Warnings[number]['level']>().toEqualTypeOf<'warn' | 'bad' | null>()
  expectTypeOf<Warnings[number]['valueText']>().toEqualTypeOf<string | undefined>()
  type Day = NonNullable<Answer<Page['monitoring']['listPressureReadings']>>
  expectTypeOf<Day['records'][number]['sbp']>().toEqualTypeOf<number | null>()
  expectTypeOf<Day['records'][number]['stateText']>().toEqualTypeOf<string | undefined>()
})

it('a page may get no answer at all, but for a list', () => {
  expectTypeOf<null>().toExtend<Answer<Page['points']['getPoints']>>()
  expectTypeOf<null>().toExtend<Answer<Page['services']['getDrugMall']>>()
  expectTypeOf<null>().not.toExtend<Answer<Page['contacts']['listContacts']>>()
})

it('of data that no document names a page gets what we add, if anything', () => {
  type Saved = NonNullable<Answer<Page['contacts']['saveContact']>>
  expectTypeOf<Saved['phone']>().toEqualTypeOf<string | undefined>()
})

it('an answer of ours is as promised', () => {
  type Ours = Answer<Page['warnings']['getWarningSummary']>
  expectTypeOf<Ours>().toEqualTypeOf<Answer<Strict['warnings']['getWarningSummary']>>()
  expectTypeOf<Ours['open']>().toEqualTypeOf<number>()

  expectTypeOf<Answer<Page['backend']['getBackend']>>().toEqualTypeOf<{
    backend: 'kangban'
    version: string
  }>()
})

it('the service itself is held to the promised form, with one key for what it adds', () => {
  type Steps = NonNullable<Answer<Strict['monitoring']['getSteps']>>
  expectTypeOf<Steps['total']>().toEqualTypeOf<number>()
  expectTypeOf<NonNullable<Steps['kangban']>['daysMet']>().toEqualTypeOf<number>()
})
