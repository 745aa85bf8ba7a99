import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { Consent } from './consent.ts'

export const listConsents = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/app/consent-list',
  summary: 'The consents in force',
  input: nothing,
  output: z.array(Consent),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [{ kind: 'health-data', version: '2023-11-20', givenAt: '2025-10-27T09:12:00+08:00' }],
  },
})
