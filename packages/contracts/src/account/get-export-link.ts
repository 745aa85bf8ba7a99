import * as z from 'zod/mini'
import { link, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

export const getExportLink = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/account/export-link',
  summary:
    'A link to a ZIP of everything that the service holds about the user: tables for spreadsheets, ECGs as WFDB, reports as PDF; it needs no session and ends after minutes',
  input: nothing,
  output: z.object({ url: link }),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: {
      url: '/api/files/v1/own-data/U000000000000000001.zip?expires=1772453400&signature=x',
    },
  },
})
