import { link, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

export const getDrugMall = operation({
  origin: 'documented',
  method: 'GET',
  path: '/jd/v1/skip-store',
  summary: 'The link to the drug mall, for when the online-doctor link of type 45 is not available',
  input: nothing,
  output: link,
  ownership: 'catalogue',
  safety: 'read',
  example: { input: {}, output: 'https://mall.example.org/' },
})
