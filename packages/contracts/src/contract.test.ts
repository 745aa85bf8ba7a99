import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { LoginResult, UserInfo } from './account/log-in.ts'
import { BUSINESS_FAILURE, SUCCESS } from './wire/codes.ts'
import { contract } from './contract.ts'
import { EcgDetail, EcgListItem, EcgMeasurement } from './ecg/ecg-record.ts'
import { Envelope } from './wire/envelope.ts'
import { openApiDocument } from './documents/openapi.ts'
import { listOperations } from './operation.ts'

const operations = listOperations(contract)

describe('envelope', () => {
  it('[REQ-37] holds code, msg or message, and data', () => {
    expect(z.safeParse(Envelope, { code: '1000', msg: '', data: {} }).success).toBe(true)
    expect(z.safeParse(Envelope, { code: 1000, message: '', data: null }).success).toBe(true)
    expect(z.safeParse(Envelope, { msg: '', data: {} }).success).toBe(false)
  })

  it('[REQ-38] knows success and business failure', () => {
    expect([SUCCESS, BUSINESS_FAILURE]).toEqual(['1000', '9999'])
  })
})

describe('operations', () => {
  it('have a path of their own', () => {
    const calls = operations.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('have a name of their own, so that one search shows contract, use case and callers', () => {
    const names = operations.map(([name]) => name.split('.').at(-1))
    expect(new Set(names).size).toBe(names.length)
  })

  it('that somebody may grant only read, take the code of the person, and say what is looked at', () => {
    for (const [name, { ownership, safety, looksAt, input }] of operations) {
      const isGranted = ownership === 'granted'
      expect([name, looksAt !== undefined]).toEqual([name, isGranted])
      if (!isGranted) continue
      const takes = Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {})
      expect([name, safety, takes.includes('userCode')]).toEqual([name, 'read', true])
    }
  })

  it('that only read do so by GET, but where the documents ask with a body', () => {
    const posted = operations.filter(
      ([, { safety, method }]) => safety === 'read' && method === 'POST',
    )

    const documented = [
      '/blood-pressure-monitor/v1/query-blood-pressure',
      '/monitor/v1/mea-record-list',
      '/online-doctor/v1/get-jump-url',
    ]

    expect(posted.map(([, { path }]) => path).toSorted()).toEqual(documented)
  })

  it('name their owner rule', () => {
    expect(operations.filter(([, { ownership }]) => !ownership)).toEqual([])
  })

  it('have examples that keep their own schemas', () => {
    const broken = operations.filter(
      ([, { example, input, output }]) =>
        !example ||
        !z.safeParse(input, example.input).success ||
        !z.safeParse(output, example.output).success,
    )

    expect(broken.map(([name]) => name)).toEqual([])
  })

  it('stand in the OpenAPI document, with path values as path parameters', () => {
    const document = openApiDocument()
    expect(Object.values(document.paths).flatMap(Object.keys).length).toBe(operations.length)

    expect(document.paths['/user/v1/app/pin']?.['get']).toMatchObject({
      operationId: 'account.sendCode',
      'x-safety': 'sends-message',
      parameters: [
        { in: 'query', name: 'phone', required: true },
        { in: 'query', name: 'purpose', required: false },
      ],
    })
  })
})

describe('calls that are known by an internal name only', () => {
  it('[API-123] ECG detail, sleep data, entitlement info and usage report have their decided paths', () => {
    const { ecg, monitoring, services } = contract

    expect(
      [ecg.getEcgRecord, monitoring.getSleep, services.getEntitlement, services.countClick].map(
        ({ path }) => path,
      ),
    ).toEqual([
      '/monitor/v1/app/find-ecg-info',
      '/monitor/app/v1/sleep/{type}/{dat}',
      '/equity/v1/info',
      '/common/v1/service-click-add',
    ])
  })
})

describe('entities', () => {
  it('[LOGIN-16] the user info has exactly the documented fields', () => {
    expect(Object.keys(UserInfo.shape).toSorted()).toEqual(
      [
        'id',
        'name',
        'userCode',
        'idNo',
        'avatar',
        'age',
        'sex',
        'userPhone',
        'token',
        'refreshToken',
        'isBinding',
      ].toSorted(),
    )
  })

  it('[LOGIN-20] isNewUser and isBinding are booleans and the object is userInfo', () => {
    expect(Object.keys(LoginResult.shape)).toEqual(['token', 'userCode', 'isNewUser', 'userInfo'])
    expect(z.safeParse(LoginResult.shape.isNewUser, 1).success).toBe(false)
    expect(z.safeParse(UserInfo.shape.isBinding, 'true').success).toBe(false)
  })

  it('[ECGLIST-27] a watch ECG record has the documented fields, heartRat so spelled', () => {
    expect(Object.keys({ ...EcgListItem.shape, ...EcgDetail.shape })).toEqual(
      expect.arrayContaining([
        'id',
        'dataTime',
        'heartRat',
        'qt',
        'hrv',
        'ecgContent',
        'dataContent',
      ]),
    )

    expect(Object.keys(contract.ecg.listEcgRecords.output.shape)).toEqual(['dataEcgInfosRespList'])
  })

  it('[ECGLIST-28] [ECGLIST-29] an instrument record has the documented fields, the states as booleans', () => {
    const documented = {
      recordStartTime: 't',
      durationStr: '30秒',
      completed: true,
      labeled: false,
      pdfFilePath: null,
    }

    expect(z.safeParse(EcgMeasurement, documented).success).toBe(true)
    expect(z.safeParse(EcgMeasurement, { ...documented, completed: 1 }).success).toBe(false)
    expect(z.safeParse(EcgMeasurement, { ...documented, labeled: '1' }).success).toBe(false)
  })
})
